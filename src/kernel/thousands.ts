import { decimal } from './units.ts'

/** A number with commas between thousands and at most so many decimals: `1,500`, `0.5`. The same on every machine, whatever language it speaks. */
export function thousands(value: number, digits = 1): string {
  return decimal(value, digits).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g, ',')
}
