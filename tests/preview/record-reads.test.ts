import { describe, expect, it } from 'vitest'
import { HostError } from '../../src/kernel/host.ts'
import { recordReads } from '../../src/preview/record-reads.ts'
import { memoryHost } from '../support/memory-host.ts'

/** A host of two files, after something was read, and its recorder. */
function read(use: (host: ReturnType<typeof memoryHost>) => unknown) {
  const host = memoryHost({ '/g/a.yaml': 'a', '/g/b.png': Uint8Array.of(1, 2) })
  const recorder = recordReads(host)
  use({ ...host, ...recorder.host })
  return { host, changed: () => recorder.changed() }
}
const write = (host: ReturnType<typeof memoryHost>, path: string, text: string): void =>
  host.writeFile(path, new TextEncoder().encode(text))

describe('recordReads', () => {
  it('sees a text change, and change back', () => {
    const { host, changed } = read((reader) => reader.readText('/g/a.yaml'))
    expect(changed()).toBe(false)
    write(host, '/g/a.yaml', 'b')
    expect(changed()).toBe(true)
    write(host, '/g/a.yaml', 'a')
    expect(changed()).toBe(false)
  })

  it('passes over files that were not read', () => {
    const { host, changed } = read((reader) => reader.readText('/g/a.yaml'))
    write(host, '/g/b.png', 'other')
    expect(changed()).toBe(false)
  })

  it('compares bytes', () => {
    const { host, changed } = read((reader) => reader.readBytes('/g/b.png'))
    host.writeFile('/g/b.png', Uint8Array.of(1, 2))
    expect(changed()).toBe(false)
    host.writeFile('/g/b.png', Uint8Array.of(1, 3))
    expect(changed()).toBe(true)
  })

  it('sees that a file came to a folder, and that one went', () => {
    const listed = read((reader) => reader.list('/g'))
    write(listed.host, '/g/c.yaml', '')
    expect(listed.changed()).toBe(true)
    listed.host.remove('/g/c.yaml')
    expect(listed.changed()).toBe(false)
    listed.host.remove('/g/a.yaml')
    expect(listed.changed()).toBe(true)
  })

  it('sees that a file which was not there has come', () => {
    const asked = read((reader) => reader.kindOf('/g/art'))
    const failed = read((reader) => expect(() => reader.readText('/g/art')).toThrow(HostError))
    for (const { host, changed } of [asked, failed]) {
      expect(changed()).toBe(false)
      write(host, '/g/art', 'ENOENT')
      expect(changed()).toBe(true)
    }
  })

  it('sees that a file can be read no longer', () => {
    const { host, changed } = read((reader) => reader.readText('/g/a.yaml'))
    host.writeFile('/g/a.yaml', Uint8Array.of(0xff))
    expect(changed()).toBe(true)
  })

  it('does not read files of packages again', () => {
    let reads = 0
    const host = memoryHost()
    const counting = { ...host, readBytes: (path: string) => ((reads += 1), host.readBytes(path)) }
    const recorder = recordReads(counting)
    recorder.host.readBytes(recorder.host.packageFile('dejavu-fonts-ttf/package.json'))
    expect(reads).toBe(1)
    expect(recorder.changed()).toBe(false)
    expect(reads).toBe(1)
  })
})
