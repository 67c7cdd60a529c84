import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { Script } from 'node:vm'

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

/** Opens a program. Code that is not there, or was made by another version of Node or under other flags, is made anew: that only takes longer. */
export function openProgram(): CachedProgram {
  const modules = new Map<string, { exports: unknown }>()
  const scripts = new Map<string, Script>()

  const compile = (file: string): Script => {
    const code = codeOf(file)
    return new Script(
      `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`,
      {
        filename: file,
        cachedData: existsSync(code) ? readFileSync(code) : undefined,
      },
    )
  }
  const load = (file: string): unknown => {
    const known = modules.get(file)
    if (known) return known.exports
    const module = { exports: {} }
    modules.set(file, module)
    const script = compile(file)
    scripts.set(file, script)
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
      for (const [file, script] of scripts) writeFileSync(codeOf(file), script.createCachedData())
    },
  }
}
