import type { GameFormat } from './game-format.ts'
import type { OutputFormat } from './output-format.ts'

/** Formats by id, loaded when they are first asked for. */
export const FORMATS: Readonly<Record<string, () => Promise<OutputFormat>>> = {
  pdf: async () => (await import('./pdf/pdf-format.ts')).pdfFormat,
  svg: async () => (await import('./svg/svg-format.ts')).svgFormat,
  png: async () => (await import('./png/png-format.ts')).pngFormat,
}

/** Formats that hold a whole game in one file, by id. */
export const GAME_FORMATS: Readonly<Record<string, () => Promise<GameFormat>>> = {
  tts: async () => (await import('./tts/tts-format.ts')).ttsFormat,
  vassal: async () => (await import('./vassal/vassal-format.ts')).vassalFormat,
}

/** What is written where nobody says otherwise. */
export const USUAL_FORMATS: readonly string[] = ['pdf', 'svg']
