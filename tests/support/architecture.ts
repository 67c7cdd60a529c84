import { dirname, join, normalize } from 'node:path/posix'
import ts from 'typescript'

/** From the ground up: a folder may import from the folders before it in this list, never from those after it. */
export const LAYERS: readonly string[] = [
  'kernel',
  'source',
  'schema',
  'intake',
  'game',
  'rules',
  'sim',
  'draw',
  'components',
  'sheets',
  'check',
  'output',
  'report',
  'pipeline',
  'preview',
  'cli',
]

/** Folders of plug-ins: what lies in one plug-in is not imported by its neighbours. */
export const ISLANDS: readonly string[] = ['rules/games', 'components', 'output', 'check']

const OUTSIDE_MODULES = /^(node:)?(fs|fs\/promises|child_process|os|net|http|https|worker_threads|process|readline)$/
const OUTSIDE_NAMES = ['console', 'process', 'Date', 'fetch', 'setTimeout', 'setInterval', 'performance']

/** Source texts by path below `src`. */
export type Sources = ReadonlyMap<string, string>

const importsOf = (text: string): string[] =>
  ts.preProcessFile(text, true, true).importedFiles.map((found) => found.fileName)

const localImports = (path: string, text: string): string[] =>
  importsOf(text)
    .filter((name) => name.startsWith('.'))
    .map((name) => normalize(join(dirname(path), name)))

const layerOf = (path: string): number => LAYERS.indexOf(path.split('/')[0] ?? '')

/** Folders that the list does not name. */
export function unlistedFolders(sources: Sources): string[] {
  return [...sources.keys()].filter((path) => layerOf(path) < 0)
}

/** Imports from a later folder. */
export function upwardImports(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    localImports(path, text)
      .filter((to) => layerOf(to) > layerOf(path))
      .map((to) => `${path} -> ${to}`),
  )
}

/** Imports from one plug-in to another of the same kind. */
export function crossingPlugins(sources: Sources): string[] {
  const pluginOf = (path: string, home: string): string | undefined => {
    const inside = path.startsWith(`${home}/`) ? path.slice(home.length + 1).split('/') : []
    return inside.length > 1 ? inside[0] : undefined
  }
  return ISLANDS.flatMap((home) =>
    [...sources].flatMap(([path, text]) => {
      const own = pluginOf(path, home)
      if (own === undefined) return []
      return localImports(path, text)
        .filter((to) => (pluginOf(to, home) ?? own) !== own)
        .map((to) => `${path} -> ${to}`)
    }),
  )
}

/** Use of chance, time, disk, threads or console outside the places that hand them in. */
export function outsideContacts(sources: Sources): string[] {
  const found: string[] = []
  for (const [path, text] of sources) {
    if (layerOf(path) >= LAYERS.indexOf('preview')) continue
    for (const name of importsOf(text)) if (OUTSIDE_MODULES.test(name)) found.push(`${path}: ${name}`)
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') found.push(`${path}: Math.random`)
      if (ts.isIdentifier(node) && OUTSIDE_NAMES.includes(node.text) && isReference(node))
        found.push(`${path}: ${node.text}`)
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  }
  return found
}

/** A name used for the global thing, not the name of a property or a declaration of our own. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  return !ts.isPropertyAssignment(parent) && !ts.isPropertySignature(parent) && !ts.isParameter(parent)
}

/** Words that depend on the language of the machine, or on the version of its dictionaries: `toLocaleString`, `localeCompare`, `Intl`. */
export function machineLanguage(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    [...text.matchAll(/\.(?:toLocale\w+|localeCompare)\b|\bIntl\./g)].map(([word]) => `${path}: ${word}`),
  )
}

/** Circles of imports, types included. */
export function importCircles(sources: Sources): string[] {
  const done = new Set<string>()
  const path: string[] = []
  const circles: string[] = []
  const walk = (file: string): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (path.includes(file) || done.has(file)) return
    path.push(file)
    localImports(file, sources.get(file) ?? '').forEach(walk)
    path.pop()
    done.add(file)
  }
  for (const file of sources.keys()) walk(file)
  return circles
}

/** Files too long to take in at once. */
export function longFiles(sources: Sources, limit = 250): string[] {
  return [...sources].filter(([, text]) => text.split('\n').length > limit + 1).map(([path]) => path)
}

/** Default exports and barrels (`export … from`): a thing is imported from the file that is named after it. */
export function barrels(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    const bad = file.statements.some(
      (s) =>
        (ts.isExportDeclaration(s) && s.moduleSpecifier !== undefined && path !== 'pipeline/api.ts') ||
        ts.isExportAssignment(s) ||
        (ts.canHaveModifiers(s) && ts.getModifiers(s)?.some((m) => m.kind === ts.SyntaxKind.DefaultKeyword) === true),
    )
    return bad ? [path] : []
  })
}

/** Every rule by name. */
export const RULES: Readonly<Record<string, (sources: Sources) => string[]>> = {
  'unlisted-folder': unlistedFolders,
  'upward-import': upwardImports,
  'crossing-plugins': crossingPlugins,
  'outside-contact': outsideContacts,
  'machine-language': machineLanguage,
  circle: importCircles,
  'long-file': longFiles,
  barrel: barrels,
}
