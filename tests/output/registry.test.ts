import { describe, expect, it } from 'vitest'
import { nodeHost } from '../../src/cli/node-host.ts'
import { FORMATS } from '../../src/output/registry.ts'
import { emitJob } from '../../src/pipeline/emit-job.ts'
import { sampleFonts, twoPages } from './sample-job.ts'

describe.each(Object.keys(FORMATS))('format %s', (id) => {
  it('is registered under its own id and writes files of it', async () => {
    const format = await FORMATS[id]!()
    expect(format.id).toBe(id)
    const options = { host: nodeHost(), fonts: sampleFonts(), svgText: 'glyphs', dpi: 72 } as const
    const { files, diagnostics } = await emitJob(twoPages(), id, options)
    expect(diagnostics).toEqual([])
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      expect(file).toMatchObject({ format: id, sheet: 'test', paper: 'a4', backs: 'long-edge' })
      expect(file.path).toMatch(new RegExp(`^test_a4_long-edge.*\\.${id}$`))
    }
    expect(files.reduce((sum, file) => sum + file.pages, 0)).toBe(2)
    expect(files.reduce((sum, file) => sum + file.pieces, 0)).toBe(4)
  })
})
