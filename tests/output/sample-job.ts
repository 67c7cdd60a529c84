import { nodeHost } from '../../src/cli/node-host.ts'
import type { Face, Library } from '../../src/draw/face.ts'
import { openFonts, type Fonts } from '../../src/draw/fonts.ts'
import type { Page, Placement, PrintJob, Turn } from '../../src/sheets/print-job.ts'

/** Fonts for tests: one family of three, and the fallback. */
export function sampleFonts(): Fonts {
  const google = 'npm:@expo-google-fonts'
  return openFonts(
    nodeHost(),
    {
      Alegreya: {
        '400': `${google}/alegreya/400Regular/Alegreya_400Regular.ttf`,
        '800': `${google}/alegreya/800ExtraBold/Alegreya_800ExtraBold.ttf`,
      },
      'Source Sans 3': {
        '400': `${google}/source-sans-3/400Regular/SourceSans3_400Regular.ttf`,
        '400i': `${google}/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf`,
      },
      'DejaVu Sans': { '400': 'npm:dejavu-fonts-ttf/ttf/DejaVuSans.ttf' },
    },
    ['DejaVu Sans'],
  )
}

/** A line of text in the strict subset. Sizes in mm. */
export function line(x: number, y: number, text: string, size = 4, more = ''): string {
  return `<text x="${x}" y="${y}" font-family="Alegreya" font-weight="800" font-size="${size}" xml:space="preserve" ${more}>${text}</text>`
}

/** A face with a frame, a title and whatever is given. */
export function sampleFace(title: string, part: Partial<Face> = {}, inside = ''): Face {
  const width = part.width ?? 63.5
  const height = part.height ?? 88.9
  const bleed = part.bleed ?? 3
  return {
    piece: `test/${title}/1`,
    side: 'front',
    label: title,
    width,
    height,
    bleed,
    svg:
      `<rect x="${-bleed}" y="${-bleed}" width="${width + 2 * bleed}" height="${height + 2 * bleed}" fill="#f7ebdf"/>` +
      `<rect x="3" y="3" width="${width - 6}" height="${height - 6}" fill="none" stroke="#6f141b" stroke-width="0.4"/>` +
      line(6, 12, title) +
      inside,
    ...part,
  }
}

/** A face on a page with as much bleed as it has. */
export function place(face: Face, x: number, y: number, turn: Turn = 0): Placement {
  const lying = turn === 90 || turn === 270
  const [width, height] = lying ? [face.height, face.width] : [face.width, face.height]
  const { bleed } = face
  return {
    face,
    x,
    y,
    turn,
    clip: { x: x - bleed, y: y - bleed, width: width + 2 * bleed, height: height + 2 * bleed },
  }
}

/** A page of A4 with these placements. */
export function samplePage(number: number, placements: readonly Placement[], part: Partial<Page> = {}): Page {
  return {
    number,
    side: 'front',
    width: 210,
    height: 297,
    placements,
    under: '',
    over: line(10, 8, `Page ${number}`, 3, 'fill="#22394f"'),
    bookmark: `Page ${number}`,
    block: { x: 9.75, y: 15.15, width: 190.5, height: 266.7 },
    ...part,
  }
}

/** A job of these pages. */
export function sampleJob(pages: readonly Page[], part: Partial<PrintJob> = {}): PrintJob {
  return {
    sheet: 'test',
    title: 'Test & proof: <deck>',
    paper: { id: 'a4', title: 'A4', width: 210, height: 297 },
    backs: 'long-edge',
    name: 'test_a4_long-edge',
    pages,
    library: new Map() as Library,
    duplex: 'long-edge',
    pieces: pages.reduce((sum, page) => sum + page.placements.length, 0),
    author: 'Nobody',
    subject: 'Cards',
    keywords: ['cards', 'test'],
    ...part,
  }
}

/** Two pages: two faces side by side with one turned, and one of them again on the second page. */
export function twoPages(): PrintJob {
  const [one, two] = [sampleFace('Alpha'), sampleFace('Štěpán Řehoř')]
  return sampleJob([
    samplePage(1, [place(one, 9.75, 15.15), place(two, 73.25, 15.15), place(one, 9.75, 120, 180)]),
    samplePage(2, [place(two, 20, 30, 90)]),
  ])
}
