// Bundles the program after `tsc` has written its modules and their types: `npm run build`. Node then loads a few files rather than 700.
import { build } from 'rolldown'

// fontkit and linebreak unpack their Unicode tables on loading; Node's own zlib does it in a tenth of the time of theirs.
const nativeInflate = {
  name: 'native-inflate',
  load: {
    filter: { id: /[\\/]tiny-inflate[\\/]/ },
    handler: () =>
      `const { inflateRawSync } = require('node:zlib'); module.exports = (from, to) => (to.set(inflateRawSync(from)), to)`,
  },
}

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
  plugins: [nativeInflate],
  // svgdom has an eval in a selector (`:nth-child`) that maps do not use.
  checks: { eval: false },
  output: { dir: 'dist', entryFileNames: '[name].js', chunkFileNames: 'bundle/[name].js' },
})
