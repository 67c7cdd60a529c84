import type { GameFiles } from './case-game.ts'

/** A game that is one map of clear hexes; `grid` and `more` are YAML: `columns: 4, rows: 3`, `size: 25`. */
export function mapCase(grid: string, more = ''): GameFiles {
  const source = 'source: { kind: house, text: test }'
  return {
    'game.yaml': 'kind: game\ntitle: Test\nsheets:\n  - { kind: map, id: map, title: Map, map: field }\n',
    'terrain.yaml':
      'kind: terrain\ncolumns: [{ id: mp, title: MP, means: cost }]\n' +
      `terrains:\n  - { id: clear, title: Clear, look: clear, values: { mp: 1 }, ${source} }\n`,
    'map.yaml':
      `kind: map\nid: field\ntitle: Field\n${more}grid: { orientation: flat, shifted: even, ${grid} }\n` +
      `fill: { terrain: clear, ${source} }\n`,
  }
}
