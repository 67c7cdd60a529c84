import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openProgram } from '../../src/cli/cached-program.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qm-'))
  writeFileSync(
    join(folder, 'main.cjs'),
    `const { basename } = require('node:path')\nconst { twice } = require('./part.cjs')\nexports.answer = () => twice(basename(__filename))`,
  )
  writeFileSync(join(folder, 'part.cjs'), `require('./main.cjs')\nexports.twice = (text) => text + text`)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the program anew; what it answers. */
const answer = (keep = false): string => {
  const program = openProgram()
  const text = (program.load(join(folder, 'main.cjs')) as { answer(): string }).answer()
  if (keep) program.save()
  return text
}
const files = (): string[] => readdirSync(folder).sort()

test('files are run, also those that require each other, and each once', () => {
  const program = openProgram()
  const main = program.load(join(folder, 'main.cjs'))
  expect(program.load(join(folder, 'main.cjs'))).toBe(main)
  expect(answer()).toBe('main.cjsmain.cjs')
  expect(files()).toEqual(['main.cjs', 'part.cjs'])
})

test('code is written beside the files only when asked for, and run from then on', () => {
  answer(true)
  expect(files()).toEqual(['main.cjs', 'main.cjs.code', 'part.cjs', 'part.cjs.code'])
  expect(answer()).toBe('main.cjsmain.cjs')
  // V8 tells sources apart by their length alone: another text of that length shows that it was the code that ran.
  const part = join(folder, 'part.cjs')
  writeFileSync(part, readFileSync(part, 'utf8').replace('text + text', 'text + "!!"'))
  expect(answer()).toBe('main.cjsmain.cjs')
})

test('code that is of another version or damaged is not used', () => {
  answer(true)
  for (const name of files().filter((file) => file.endsWith('.code'))) {
    const bytes = readFileSync(join(folder, name))
    // The second word is the version of V8, behind a magic number.
    bytes.writeUInt32LE(bytes.readUInt32LE(4) + 1, 4)
    writeFileSync(join(folder, name), bytes)
  }
  const part = join(folder, 'part.cjs')
  writeFileSync(part, readFileSync(part, 'utf8').replace('text + text', 'text + "!!"'))
  expect(answer()).toBe('main.cjs!!')
  writeFileSync(`${part}.code`, 'no code')
  expect(answer()).toBe('main.cjs!!')
})

test('packages that are no CommonJS are imported, also by kept code', async () => {
  writeFileSync(join(folder, 'main.cjs'), `exports.names = async () => Object.keys(await require.import('tinypool'))`)
  for (const keep of [true, false]) {
    const program = openProgram()
    const main = program.load(join(folder, 'main.cjs')) as { names(): Promise<string[]> }
    expect(await main.names()).toContain('Tinypool')
    if (keep) program.save()
  }
})

test('a file that is not there is said by name', () => {
  expect(() => openProgram().load(join(folder, 'none.cjs'))).toThrow('none.cjs')
})
