// Bundles the program after `tsc` has written its modules and their types: `npm run build`. Node then loads a few files rather than 700.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'rolldown'

/** Modules of packages that cost more at every start than they are worth, and what stands for them: what Node has anyway, or nothing. */
const STAND_INS = [
  // fontkit and linebreak unpack their Unicode tables on loading; Node's own zlib does it in a tenth of the time of theirs.
  {
    id: /[\\/]tiny-inflate[\\/]/,
    code: `const { inflateRawSync } = require('node:zlib'); module.exports = (from, to) => (to.set(inflateRawSync(from)), to)`,
  },
  // fontkit reads WOFF2 with a Brotli whose dictionary is an array of 120,000 numbers, parsed at every start.
  {
    id: /[\\/]brotli[\\/]decompress\.js$/,
    code: `const { brotliDecompressSync } = require('node:zlib'); module.exports = (bytes) => brotliDecompressSync(bytes)`,
  },
  // Where Handlebars finds no source maps, it puts its code together in a simpler and faster way.
  { id: /[\\/]source-map[\\/]source-map\.js$/, code: 'module.exports = {}' },
]

const standIns = STAND_INS.map(({ id, code }) => ({
  name: `stand-in ${id.source}`,
  load: { filter: { id }, handler: () => code },
}))

const common = {
  platform: 'node',
  // Native, or started by files of their own.
  external: ['@resvg/resvg-js', 'tinypool', 'bullmq', 'ioredis'],
  plugins: standIns,
  // svgdom has an eval in a selector (`:nth-child`) that maps do not use.
  checks: { eval: false },
}

rmSync('dist/bundle', { recursive: true, force: true })

// Every `import()` stays a file of its own, loaded when it is wanted. All files lie as deep as the modules do, so that `../..` is the package.
await build({
  ...common,
  input: {
    'cli/main': 'src/cli/start.ts',
    'pipeline/api': 'src/pipeline/api.ts',
    // Worker threads start here; `share-pool` looks for it beside itself.
    'bundle/run-share': 'src/sim/run-share.ts',
  },
  output: { dir: 'dist', entryFileNames: '[name].js', chunkFileNames: 'bundle/[name].js' },
})

// The program itself is CommonJS: of such files Node 20 can keep the code. A seventh of a run went into parsing and compiling.
// What kept code must say instead of `import()` is in `cached-program.ts`.
const importThroughRequire = {
  name: 'import-through-require',
  renderChunk: (code) => code.replaceAll('await import("', 'await require.import("'),
}
await build({
  ...common,
  input: { main: 'src/cli/main.ts' },
  plugins: [...standIns, importThroughRequire],
  output: { dir: 'dist/bundle', format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' },
})

/** Runs whose functions are kept compiled: each file's code holds what has been called in one of them or in those before. */
const scratch = mkdtempSync(join(tmpdir(), 'qm-'))
for (const line of ['--help', 'check zulu-spears --no-simulation', `build zulu-spears --only zulu --out ${scratch}`]) {
  const options = { env: { ...process.env, QM_KEEP_CODE: '1' }, encoding: 'utf8' }
  const { status, stderr } = spawnSync(process.execPath, ['dist/cli/main.js', ...line.split(' ')], options)
  if (status !== 0) throw new Error(`qm ${line} ended with ${status}:\n${stderr}`)
}
rmSync(scratch, { recursive: true })
