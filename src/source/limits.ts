/** How much a file may hold. Far above any game; a slip must not block the computer. */
export const LIMITS = {
  /** Size of a file in MiB of UTF-8. */
  mebibytes: 4,
  /** Size of the parts of a workbook that are read, unpacked. */
  unpackedMebibytes: 16,
  /** Values of a file: scalars, lists and maps. */
  nodes: 100_000,
  /** Lists and maps inside one another. */
  depth: 64,
  /** Values that aliases repeat. */
  repeated: 10_000,
} as const
