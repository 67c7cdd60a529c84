import { expect, it } from 'vitest'
import { faceKey, lookKey } from '../../src/output/face-key.ts'
import { sampleFace } from './sample-job.ts'

const face = sampleFace('A')

it('is the same for equal pictures of different pieces, and another for another picture, size or side', () => {
  expect(faceKey({ ...face, piece: 'b/c/1', label: 'C' })).toBe(faceKey(face))
  for (const change of [{ svg: '<g/>' }, { width: 1 }, { height: 1 }, { bleed: 1 }, { side: 'back' as const }])
    expect(faceKey({ ...face, ...change })).not.toBe(faceKey(face))
})

it('tells grounds apart only where a face is looked at alone', () => {
  const [red, green] = ['#ff0000', '#00ff00'].map((ground) => ({ ...face, ground }))
  expect(faceKey(red!)).toBe(faceKey(green!))
  expect(lookKey(red!)).not.toBe(lookKey(green!))
  expect(lookKey({ ...red!, piece: 'b/c/1' })).toBe(lookKey(red!))
})
