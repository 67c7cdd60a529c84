import { z } from 'zod'

// What SARIF 2.1.0 and GitHub ask of the parts that Quartermaster writes. Objects are strict, as in the published schema, so that a misspelt key is found.
const text = z.string().min(1)
const message = z.strictObject({ text })
const level = z.enum(['none', 'note', 'warning', 'error'])
const counted = z.int().min(1)
const index = z.int().min(0)

const location = z.strictObject({
  physicalLocation: z.strictObject({
    artifactLocation: z.strictObject({
      uri: z.string().regex(/^(?:[-.\w~!$&'()*+,;=:@/]|%[0-9A-F]{2})+$/),
      uriBaseId: z.literal('%SRCROOT%').optional(),
    }),
    // GitHub refuses results without a line.
    region: z.strictObject({
      startLine: counted,
      startColumn: counted.optional(),
      endLine: counted.optional(),
      endColumn: counted.optional(),
    }),
  }),
})

const run = z.strictObject({
  tool: z.strictObject({
    driver: z.strictObject({
      name: text,
      version: text,
      rules: z.array(
        z.strictObject({
          id: text,
          shortDescription: message,
          fullDescription: message,
          help: z.strictObject({ text, markdown: text }),
          defaultConfiguration: z.strictObject({ level }),
        }),
      ),
    }),
  }),
  invocations: z.array(
    z.strictObject({
      executionSuccessful: z.boolean(),
      toolConfigurationNotifications: z
        .array(z.strictObject({ associatedRule: z.strictObject({ id: text, index }), level, message }))
        .optional(),
    }),
  ),
  originalUriBaseIds: z.record(z.string(), z.strictObject({ description: message })),
  columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
  newlineSequences: z.array(text).min(1),
  results: z.array(
    z.strictObject({
      ruleId: text,
      ruleIndex: index,
      level,
      message,
      // GitHub refuses a log in which any result has none.
      locations: z.array(location).min(1),
      relatedLocations: z.array(location.extend({ message })).min(1).optional(),
    }),
  ),
})

/** A log of SARIF as Quartermaster writes it. */
export const sarifShape = z.strictObject({ version: z.literal('2.1.0'), $schema: z.url(), runs: z.tuple([run]) })
