import { relative, sep } from 'node:path'

/** An absolute path as it is shown in `folder`: the way from there, but no way that climbs more than one folder. */
export function shownPath(folder: string, path: string): string {
  const way = relative(folder, path)
  const [first, second] = way.split(sep)
  return first === '..' && second === '..' ? path : way
}
