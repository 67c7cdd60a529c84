import { expect, it } from 'vitest'
import { reportingDescriptor } from '../../../src/report/sarif/reporting-descriptor.ts'

it('says what a finding means, with a block of code for each example', () => {
  const message = { severity: 'warning', says: 'it is wrong', explain: 'Why.', bad: 'a ```` b', good: 'a b' } as const
  expect(reportingDescriptor('x/wrong', message)).toEqual({
    id: 'x/wrong',
    shortDescription: { text: 'it is wrong' },
    fullDescription: { text: 'Why.' },
    help: {
      text: 'Why.\n\nWrong:\na ```` b\n\nRight:\na b',
      markdown: 'Why.\n\n**Wrong**\n\n`````\na ```` b\n`````\n\n**Right**\n\n```\na b\n```',
    },
    defaultConfiguration: { level: 'warning' },
  })
})
