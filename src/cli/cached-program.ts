import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'

/**
 * CommonJS files that are run with the code V8 made of them earlier. Node has this of its own from version 22 on, for files of any kind. Kept code has
 * lost the way to Node's `import()`: the files say `require.import()` of a package.
 */
export interface CachedProgram {
  /** Runs a file, if that was not done before, and gives what it exports. What it requires from beside itself is loaded in the same way. */
  load(file: string): unknown
  /** Writes the code of all files loaded so far beside them; it holds the functions that have been called. */
  save(): void
}

/** Where the code of a file lies. */
const codeOf = (file: string): string => `${file}.code`

/** Bytes of a seal. */
const SEAL = 4

/**
 * Code as it is kept: with a checksum of itself and of its source behind it. V8 looks at its own version and flags and at the length of the source;
 * over code with a damaged byte it may die, and code of another source of the same length it runs.
 */
export function sealed(code: Uint8Array, source: Uint8Array): Uint8Array {
  const seal = Buffer.alloc(SEAL)
  seal.writeUInt32LE(crc32(code, crc32(source)))
  return Buffer.concat([code, seal])
}

/** The code kept of a file with that source; undefined where there is none that can be read and is whole. */
function keptCode(file: string, source: Uint8Array): Buffer | undefined {
  let kept: Buffer
  try {
    kept = readFileSync(codeOf(file))
  } catch {
    return undefined
  }
  if (kept.length < SEAL) return undefined
  const code = kept.subarray(0, -SEAL)
  return crc32(code, crc32(source)) === kept.readUInt32LE(code.length) ? code : undefined
}

/**
 * Opens a program. Code that is not there, is damaged, or was made of another source, by another version of Node or under other flags is made anew:
 * that only takes longer.
 */
export function openProgram(): CachedProgram {
  const modules = new Map<string, { exports: unknown }>()
  const scripts = new Map<string, { readonly script: Script; readonly source: Buffer }>()

  const compile = (file: string): Script => {
    const source = readFileSync(file)
    const script = new Script(
      `(function (exports, require, module, __filename, __dirname) {${source.toString('utf8')}\n})`,
      { filename: file, cachedData: keptCode(file, source) },
    )
    scripts.set(file, { script, source })
    return script
  }
  const load = (file: string): unknown => {
    const known = modules.get(file)
    if (known) return known.exports
    const module = { exports: {} }
    modules.set(file, module)
    const script = compile(file)
    const folder = dirname(file)
    const outside = createRequire(file)
    const require = Object.assign(
      (id: string): unknown => (id.startsWith('.') ? load(resolve(folder, id)) : outside(id)),
      outside,
      { import: (id: string): Promise<unknown> => import(id) },
    )
    const run = script.runInThisContext() as (...given: unknown[]) => void
    run.call(module.exports, module.exports, require, module, file, folder)
    return module.exports
  }
  return {
    load,
    save() {
      for (const [file, { script, source }] of scripts)
        writeFileSync(codeOf(file), sealed(script.createCachedData(), source))
    },
  }
}
