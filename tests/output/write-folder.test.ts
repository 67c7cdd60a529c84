import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeHost } from '../../src/cli/node-host.ts'
import type { Host } from '../../src/kernel/host.ts'
import { HostError } from '../../src/kernel/host.ts'
import { MANIFEST } from '../../src/output/folder-manifest.ts'
import type { OutputFile } from '../../src/output/output-format.ts'
import { writeFolder } from '../../src/output/write-folder.ts'
import { memoryHost, type MemoryHost } from '../support/memory-host.ts'

const OUT = '/out/game'

function file(path: string, text: string, sheet = 'zulu'): OutputFile {
  const bytes = new TextEncoder().encode(text)
  return { path, format: 'svg', sheet, paper: 'a4', backs: 'long-edge', pages: 1, pieces: 9, bytes }
}

/** Names and texts of everything in memory except the manifest. */
function texts(host: MemoryHost): Record<string, string> {
  const entries = [...host.files].filter(([path]) => !path.endsWith(MANIFEST))
  return Object.fromEntries(entries.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]))
}

const codes = (outcome: { diagnostics: readonly { code: string }[] }): string[] =>
  outcome.diagnostics.map((d) => d.code)

/** A host whose nth rename fails as if another program had the file open. */
function failingRename(host: Host, nth: number): Host {
  let count = 0
  return {
    ...host,
    rename: (from, to) => {
      if (++count === nth) throw new HostError('EBUSY', to)
      host.rename(from, to)
    },
  }
}

describe('writeFolder', () => {
  it('writes files and the list of them, and leaves no waiting folder', () => {
    const host = memoryHost()
    const outcome = writeFolder(host, OUT, [file('a.svg', 'one'), file('b.svg', 'two')])
    expect(outcome.diagnostics).toEqual([])
    expect(texts(host)).toEqual({ '/out/game/a.svg': 'one', '/out/game/b.svg': 'two' })
    expect(outcome.value?.written.map((entry) => entry.path)).toEqual(['a.svg', 'b.svg'])
    // echo -n one | sha256sum
    expect(outcome.value?.written[0]?.sha256).toBe('7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed')
    expect(host.list('/out')).toEqual(['game'])
  })

  it('does the same on a real disk', () => {
    const root = mkdtempSync(join(tmpdir(), 'qm-'))
    try {
      const folder = join(root, 'out', 'game')
      const host = nodeHost()
      expect(codes(writeFolder(host, folder, [file('z_01.svg', 'one'), file('z_02.svg', 'two')]))).toEqual([])
      writeFileSync(join(folder, 'foreign.txt'), 'mine')
      expect(writeFolder(host, folder, [file('z_01.svg', 'new')]).value?.removed).toEqual(['z_02.svg'])
      expect(readdirSync(folder)).toEqual([MANIFEST, 'foreign.txt', 'z_01.svg'])
      expect(readFileSync(join(folder, 'z_01.svg'), 'utf8')).toBe('new')
      expect(readdirSync(join(root, 'out'))).toEqual(['game'])
    } finally {
      rmSync(root, { recursive: true })
    }
  })

  it('replaces its own files and removes pages that a smaller deck no longer has', () => {
    const host = memoryHost()
    writeFolder(host, OUT, [file('z_01.svg', 'one'), file('z_02.svg', 'two'), file('z_03.svg', 'three')])
    const outcome = writeFolder(host, OUT, [file('z_01.svg', 'new'), file('z_02.svg', 'two')])
    expect(outcome.value?.removed).toEqual(['z_03.svg'])
    expect(texts(host)).toEqual({ '/out/game/z_01.svg': 'new', '/out/game/z_02.svg': 'two' })
  })

  it('keeps other sheets, papers and flips', () => {
    const host = memoryHost()
    writeFolder(host, OUT, [
      file('z.svg', 'zulu'),
      file('b.svg', 'british', 'british'),
      { ...file('z_letter.svg', 'letter'), paper: 'letter' },
      { ...file('z_short.svg', 'short'), backs: 'short-edge' },
      { ...file('z.pdf', 'pdf'), format: 'pdf' },
    ])
    const outcome = writeFolder(host, OUT, [file('z_new.svg', 'again')])
    expect(outcome.value?.removed).toEqual(['z.svg'])
    expect(Object.keys(texts(host)).sort()).toEqual(
      ['b.svg', 'z.pdf', 'z_letter.svg', 'z_new.svg', 'z_short.svg'].map((name) => `${OUT}/${name}`),
    )
  })

  it('removes the files of sheets that the game no longer has, when all sheets are built', () => {
    const host = memoryHost()
    writeFolder(host, OUT, [file('z.svg', 'zulu'), file('old.svg', 'old', 'old')])
    const outcome = writeFolder(host, OUT, [file('z.svg', 'zulu')], { sheets: ['zulu'] })
    expect(outcome.value?.removed).toEqual(['old.svg'])
  })

  it('never touches foreign files, and stops when one is in the way', () => {
    const host = memoryHost({ '/out/game/notes.txt': 'mine', '/out/game/b.svg': 'mine too' })
    const outcome = writeFolder(host, OUT, [file('a.svg', 'one'), file('b.svg', 'two')])
    expect(codes(outcome)).toEqual(['out/foreign-file'])
    expect(outcome.diagnostics[0]?.message).toContain('/out/game/b.svg')
    expect(texts(host)).toEqual({ '/out/game/notes.txt': 'mine', '/out/game/b.svg': 'mine too' })
    expect(codes(writeFolder(host, OUT, [file('b.svg', 'two')], { force: true }))).toEqual([])
    expect(texts(host)).toEqual({ '/out/game/notes.txt': 'mine', '/out/game/b.svg': 'two' })
  })

  it('does not remove a folder that has the name of a file, not even by force', () => {
    const host = memoryHost({ '/out/game/a.svg/inside.txt': 'mine' })
    expect(codes(writeFolder(host, OUT, [file('a.svg', 'one')], { force: true }))).toEqual(['out/foreign-file'])
    expect(texts(host)).toEqual({ '/out/game/a.svg/inside.txt': 'mine' })
  })

  it('accepts a file that holds the same bytes already', () => {
    const host = memoryHost({ '/out/game/a.svg': 'one' })
    expect(codes(writeFolder(host, OUT, [file('a.svg', 'one')]))).toEqual([])
  })

  it('does not throw away what was edited by hand', () => {
    const host = memoryHost()
    writeFolder(host, OUT, [file('a.svg', 'one'), file('b.svg', 'two')])
    host.writeFile('/out/game/a.svg', new TextEncoder().encode('edited'))
    expect(codes(writeFolder(host, OUT, [file('a.svg', 'new')]))).toEqual(['out/edited-file'])
    expect(texts(host)).toEqual({ '/out/game/a.svg': 'edited', '/out/game/b.svg': 'two' })
    const shrunk = writeFolder(host, OUT, [file('b.svg', 'two')])
    expect(codes(shrunk)).toEqual(['out/edited-stale'])
    expect(shrunk.value?.removed).toEqual([])
    expect(texts(host)).toEqual({ '/out/game/a.svg': 'edited', '/out/game/b.svg': 'two' })
  })

  it.each(['/out', OUT])('reports a read-only %s and leaves the old output as it was', (readOnly) => {
    const host = memoryHost()
    writeFolder(host, OUT, [file('a.svg', 'one'), file('b.svg', 'two')])
    const before = new Map(host.files)
    host.readOnly.add(readOnly)
    const outcome = writeFolder(host, OUT, [file('a.svg', 'new')])
    expect(codes(outcome)).toEqual(['out/cannot-write'])
    expect(outcome.diagnostics[0]?.message).toContain('no permission')
    host.readOnly.clear()
    expect(host.files).toEqual(before)
    expect(host.list('/out')).toEqual(['game'])
  })

  it.each([1, 2, 3, 4, 5, 6, 7])('puts everything back when rename %i fails', (nth) => {
    const host = memoryHost()
    writeFolder(host, OUT, [file('a.svg', 'one'), file('b.svg', 'two'), file('c.svg', 'three')])
    const before = texts(host)
    const outcome = writeFolder(failingRename(host, nth), OUT, [file('a.svg', 'new'), file('b.svg', 'newer')])
    expect(codes(outcome)).toEqual(['out/cannot-write'])
    expect(outcome.diagnostics[0]?.message).toContain('another program')
    expect(texts(host)).toEqual(before)
    expect(codes(writeFolder(host, OUT, [file('a.svg', 'new')]))).toEqual([])
    expect(texts(host)).toEqual({ '/out/game/a.svg': 'new' })
  })

  it.each([2, 3, 4, 5, 6])('goes on after a run that was killed at rename %i', (nth) => {
    const host = memoryHost()
    writeFolder(host, OUT, [file('a.svg', 'one'), file('b.svg', 'two')])
    const killed = (): never => {
      throw new Error('killed')
    }
    let count = 0
    const dying: Host = {
      ...host,
      rename: (from, to) => (++count >= nth ? killed() : host.rename(from, to)),
      remove: killed,
    }
    expect(() => writeFolder(dying, OUT, [file('a.svg', 'new'), file('b.svg', 'newer')])).toThrow('killed')
    const outcome = writeFolder(host, OUT, [file('a.svg', 'third')])
    expect(codes(outcome)).toEqual([])
    expect(texts(host)).toEqual({ '/out/game/a.svg': 'third' })
    expect(host.list('/out')).toEqual(['game'])
  })

  it('brings back a file that a killed run had taken away', () => {
    const host = memoryHost({
      '/out/.game.quartermaster-tmp/old/kept.svg': 'kept',
      '/out/.game.quartermaster-tmp/new/x.svg': 'x',
    })
    writeFolder(host, OUT, [file('a.svg', 'one')])
    expect(texts(host)).toEqual({ '/out/game/kept.svg': 'kept', '/out/game/a.svg': 'one' })
  })

  it('refuses two files of one name, also where only case differs', () => {
    const host = memoryHost()
    expect(codes(writeFolder(host, OUT, [file('a.svg', 'one'), file('A.svg', 'two', 'other')]))).toEqual([
      'out/same-name',
    ])
    expect(host.files.size).toBe(0)
  })

  it('says when a file stands where the folder should be, and when the list is damaged', () => {
    expect(codes(writeFolder(memoryHost({ [OUT]: 'x' }), OUT, [file('a.svg', 'one')]))).toEqual(['out/not-a-folder'])
    for (const damaged of ['oops', '{"files":3}', '{"files":[{"path":1}]}', 'null']) {
      const host = memoryHost({ [`${OUT}/${MANIFEST}`]: damaged })
      expect(codes(writeFolder(host, OUT, [file('a.svg', 'one')]))).toEqual(['out/unreadable-manifest'])
      expect(codes(writeFolder(host, OUT, [file('a.svg', 'one')], { force: true }))).toEqual([])
    }
  })

  it('ends with exactly the files of the last build and what was foreign, whatever was built before', () => {
    const build = fc.uniqueArray(fc.constantFrom('a.svg', 'b.svg', 'c.svg', 'd.svg'), { minLength: 1 })
    fc.assert(
      fc.property(fc.array(fc.tuple(build, fc.string()), { minLength: 1, maxLength: 5 }), (builds) => {
        const host = memoryHost({ '/out/game/foreign.txt': 'mine' })
        for (const [paths, text] of builds)
          expect(
            codes(
              writeFolder(
                host,
                OUT,
                paths.map((path) => file(path, `${text} ${path}`)),
              ),
            ),
          ).toEqual([])
        const [paths, text] = builds.at(-1) ?? [[], '']
        expect(texts(host)).toEqual({
          '/out/game/foreign.txt': 'mine',
          ...Object.fromEntries(paths.map((path) => [`${OUT}/${path}`, `${text} ${path}`])),
        })
      }),
    )
  })
})
