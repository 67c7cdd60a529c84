import { parseXml, XmlElement } from '@rgrove/parse-xml'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { component, textPart, writeXml } from '../../../src/output/vassal/xml.ts'

/** What XML 1.0 can hold. */
const writable = fc
  .string({ unit: 'binary', maxLength: 20 })
  .filter((text) => !/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]/u.test(text))

const rootOf = (xml: string): XmlElement => parseXml(xml).root ?? new XmlElement('none')

describe('XML of a module', () => {
  it('holds any text and any attribute as they are, tabs and line ends too', () => {
    fc.assert(
      fc.property(writable, writable, (text, value) => {
        const root = rootOf(writeXml({ ...textPart('a', text), attributes: { value } }))
        expect(root.text).toBe(text)
        expect(root.attributes['value']).toBe(value)
      }),
    )
  })

  it('writes a sign for what XML cannot hold', () => {
    const root = rootOf(writeXml(textPart('a', 'bell \u0007, half \ud800')))
    expect(root.text).toBe('bell \ufffd, half \ufffd')
  })

  it('names components by their class, with children in order', () => {
    const root = rootOf(writeXml(component('module.Map', { mapName: 'A & "B"' }, [component('x'), component('y')])))
    expect([root.name, root.attributes['mapName']]).toEqual(['VASSAL.build.module.Map', 'A & "B"'])
    const names = root.children.flatMap((child) => (child instanceof XmlElement ? child.name : []))
    expect(names).toEqual(['VASSAL.build.x', 'VASSAL.build.y'])
  })
})
