/** Whether white is easier to see than black on a colour `#rrggbb`: relative luminance (WCAG 2) below the one at which both are equal. */
export function isDark(colour: string): boolean {
  const channel = (from: number): number => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5) < 0.179
}
