import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openProgram, sealed } from '../../src/cli/cached-program.ts'

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

/** Makes a change to `part.cjs` that leaves its length as it is. */
const changePart = (): void => {
  const part = join(folder, 'part.cjs')
  writeFileSync(part, readFileSync(part, 'utf8').replace('text + text', 'text + "!!"'))
}

test('code is written beside the files only when asked for, and run from then on', () => {
  answer(true)
  expect(files()).toEqual(['main.cjs', 'main.cjs.code', 'part.cjs', 'part.cjs.code'])
  expect(answer()).toBe('main.cjsmain.cjs')
  // Code of one source under the seal of another shows that it is the code that runs; V8 tells sources apart by their length alone.
  const part = join(folder, 'part.cjs')
  const code = readFileSync(`${part}.code`).subarray(0, -4)
  changePart()
  writeFileSync(`${part}.code`, sealed(code, readFileSync(part)))
  expect(answer()).toBe('main.cjsmain.cjs')
})

test('code of another source of the same length is not used', () => {
  answer(true)
  changePart()
  expect(answer()).toBe('main.cjs!!')
})

test('code of another version of V8 is not used', () => {
  answer(true)
  const part = join(folder, 'part.cjs')
  const code = readFileSync(`${part}.code`).subarray(0, -4)
  // The second word is the version of V8, behind a magic number.
  code.writeUInt32LE(code.readUInt32LE(4) + 1, 4)
  changePart()
  writeFileSync(`${part}.code`, sealed(code, readFileSync(part)))
  expect(answer()).toBe('main.cjs!!')
})

test('code that is damaged, cut short, empty or cannot be read is not used', () => {
  answer(true)
  const code = join(folder, 'main.cjs.code')
  const whole = readFileSync(code)
  // V8 itself would end the whole process over most of these.
  for (let at = 0; at < whole.length; at += 29) {
    const damaged = Buffer.from(whole)
    damaged.writeUInt8(damaged.readUInt8(at) ^ 0x55, at)
    writeFileSync(code, damaged)
    expect(answer()).toBe('main.cjsmain.cjs')
  }
  for (const length of [0, 3, 4, 64, whole.length - 1]) {
    writeFileSync(code, whole.subarray(0, length))
    expect(answer()).toBe('main.cjsmain.cjs')
  }
  rmSync(code)
  mkdirSync(code)
  expect(answer()).toBe('main.cjsmain.cjs')
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
