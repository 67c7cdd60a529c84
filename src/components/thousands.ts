import { decimal } from '../kernel/units.ts'

/** A number with commas between thousands: 1,500. */
export function thousands(value: number): string {
  return decimal(value, 1).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}
