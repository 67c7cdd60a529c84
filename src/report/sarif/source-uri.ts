import { isAbsolute, relative, resolve, sep } from 'node:path'

/** The base of relative URIs: the folder in which the command was called. GitHub takes it for the root of the repository. */
export const BASE = '%SRCROOT%'

/** Where a file is, as SARIF says it: relative to the base, or an absolute URI for what lies outside. */
export interface ArtifactLocation {
  readonly uri: string
  readonly uriBaseId?: string
}

/** The URI of a file that messages name as `path`, seen from `folder`. It never holds `..`, which readers may refuse. */
export function sourceUri(path: string, folder: string): ArtifactLocation {
  const whole = resolve(folder, path)
  const inside = relative(folder, whole)
  if (!isAbsolute(inside) && inside.split(sep)[0] !== '..') return { uri: encoded(inside || '.'), uriBaseId: BASE }
  // `file:///c:/games`: the colon of a drive stays, and a slash stands before it.
  return { uri: `file://${encoded(whole).replace(/^([a-z])%3A/i, '/$1:')}` }
}

/** A path with `/` between its parts and all that a URI reserves percent-encoded, so that `a:b.yaml` is no scheme and `#1.yaml` no fragment. */
function encoded(path: string): string {
  return path.split(sep).map(encodeURIComponent).join('/')
}
