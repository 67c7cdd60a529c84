import type { PrintJob } from './print-job.ts'

/** Distance of the outer targets' middles from the paper's edges, mm. */
export const TARGET_INSET = 28

/** The words of a calibration page. */
export interface CalibrationText {
  readonly title: string
  /** Line breaks inside are kept. */
  readonly paragraphs: readonly string[]
}

/** A printer's file as an example, line by line. */
export function printerExample(landscape: boolean): readonly string[] {
  const front = 'front: { measured: { x: 99.7, y: 99.8 } }'
  const back = 'back: { shift: { x: 1.5, y: -0.5 }, measured: { x: 99.7, y: 99.8 } }'
  return ['kind: printer', ...(landscape ? [`landscape: { ${front}, ${back} }`] : [front, back])]
}

/** What stands on the front. `flip` is how the printer turns the paper. */
export function frontText(flip: NonNullable<PrintJob['duplex']>, landscape: boolean): CalibrationText {
  const edge = flip === 'long-edge' ? 'long edge' : 'short edge'
  const again = `qm calibrate${landscape ? ' --landscape' : ''} --printer printer.yaml`
  return {
    title: 'Printer test, front',
    paragraphs: [
      'Most printers put the back of a sheet a millimetre or so beside its front. This sheet shows by how much; a small file, printer.yaml, then makes up for it in every sheet you build.',
      `1. Print both pages on one sheet of paper, front and back, at 100 % (no “fit to page”), turned on its ${edge}: with the printer, tray and paper that you will use.`,
      '2. Size. Measure the level and the upright line of 100 mm, on both pages, with a good ruler. If they are 100 mm there is nothing to do. If not, write what you measured: x for the level line, y for the upright one.',
      '3. Back against front, which matters most. Turn over: the back tells how to read it.',
      `4. Front on the paper, only if the front itself is to be moved. Measure from the left edge of the paper to the upright line of cross A, and from the upper edge to its level line. Write ${TARGET_INSET} less what you measured as shift of the front: x from the left, y from the top. Plus moves to the right and down. Then print this sheet again with ${again} before you read the back.`,
      ['5. Write printer.yaml, for example so (leave out what needs no change):', ...printerExample(landscape)].join(
        '\n',
      ),
      `6. Build with it: qm build --printer printer.yaml. To try it, print this sheet once more with ${again}: every scale should now read 0.`,
    ],
  }
}

/** What stands on the back. */
export function backText(): CalibrationText {
  return {
    title: 'Printer test, back',
    paragraphs: [
      '1. Hold the sheet against a window or a lamp, this side towards you and these words upright. The long plain crosses of the front show through the scales.',
      '2. Look at C, in the middle. The upright line of the front crosses the level scale: read x there. The level line of the front crosses the upright scale: read y there. Plus is to the right and down, minus to the left and up, as the arrows show. Strokes are half millimetres.',
      '3. Write both numbers as they are, in mm, as shift of the back: x: 1.5 moves every back 1.5 mm to the right, y: -0.5 moves it 0.5 mm up, onto its front. If a file was in use when this sheet was printed, add them to the numbers in it.',
      '4. The corners should read like C. If their numbers grow away from the middle, the two sides differ in size: measure the lines of 100 mm. If they turn round the middle, the paper went in askew: straighten the guides of the tray and print again, since no file can mend that.',
      'Paper too thick to see through? Prick with a pin through the middle of the front’s crosses and read where the holes are.',
    ],
  }
}
