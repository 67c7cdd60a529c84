import type { Sources } from '../code-frame.ts'

/** The file that stands for the game at `path` in findings about it as a whole: its `game.yaml`, the variant, else the first of its files; the folder where it has none. */
export function gameFile(path: string, sources: Sources): string {
  if (sources.has(path)) return path
  const files = [...sources.keys()].filter((file) => file.startsWith(`${path}/`)).sort()
  return files.find((file) => file === `${path}/game.yaml`) ?? files[0] ?? path
}
