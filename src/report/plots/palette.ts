/** Colours of the sheets that plots use, as `templates/theme.yaml` has them (a test holds both together). */
export const PALETTE = {
  ink: '#000000',
  paper: '#ffffff',
  scarlet: '#a3222a',
  ochre: '#eebb33',
  slate: '#22394f',
  zebra: '#efefef',
} as const

/** A mixture of two sRGB colours; `share` 0..1 is how much of the second. */
export function mix(first: string, second: string, share: number): string {
  const part = (colour: string, i: number): number => parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16)
  const mixed = [0, 1, 2].map((i) => Math.round(part(first, i) + share * (part(second, i) - part(first, i))))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
