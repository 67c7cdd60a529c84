import type { LocatedDocument, Path, Place } from '../../src/source/located-document.ts'

/** A document whose spans tell the path: start is the place of the path in `paths`. */
export const paths: string[] = []

const document: LocatedDocument = {
  file: 'test.yaml',
  text: '',
  value: {},
  spanOf(path: Path, part = 'value') {
    const name = `${path.join('.')}${part === 'key' ? ' (key)' : ''}`
    if (!paths.includes(name)) paths.push(name)
    return { file: 'test.yaml', start: paths.indexOf(name), end: paths.indexOf(name) }
  },
}

export const place = (...path: (string | number)[]): Place => ({ document, path })

/** The path that a diagnostic of a test game points at. */
export const pathOf = (span: { start: number } | undefined): string | undefined =>
  span === undefined ? undefined : paths[span.start]
