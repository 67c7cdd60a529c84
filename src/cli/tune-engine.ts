import { setFlagsFromString } from 'node:v8'

/** The flag that `tuneEngine` sets. */
export const ENGINE_FLAG = '--interrupt-budget=1000000'

/**
 * Tells V8 to optimise only what runs long. A run takes about a second and calls much code a few times; left alone, V8 spends a third
 * of the CPU on optimising functions that are hardly called again. Loops of a simulation or of a large deck still reach this budget
 * (bytes of bytecode run, 67,584 unless told) within milliseconds. An engine without the flag says so and runs on.
 */
export function tuneEngine(): void {
  setFlagsFromString(ENGINE_FLAG)
}
