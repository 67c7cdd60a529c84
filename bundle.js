// Bundles the program after `tsc` has written its modules and their types: `npm run build`. Node then loads a few files rather than 700.
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

// Every `import()` stays a file of its own, loaded when it is wanted. All files lie as deep as the modules do, so that `../..` is the package.
await build({
  input: {
    'cli/main': 'src/cli/main.ts',
    'pipeline/api': 'src/pipeline/api.ts',
    // Worker threads start here; `share-pool` looks for it beside itself.
    'bundle/run-share': 'src/sim/run-share.ts',
  },
  platform: 'node',
  // Native, or started by files of their own.
  external: ['@resvg/resvg-js', 'tinypool', 'bullmq', 'ioredis'],
  plugins: standIns,
  // svgdom has an eval in a selector (`:nth-child`) that maps do not use.
  checks: { eval: false },
  output: { dir: 'dist', entryFileNames: '[name].js', chunkFileNames: 'bundle/[name].js' },
})
