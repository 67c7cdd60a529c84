import type { Diagnostic } from '../../kernel/diagnostic.ts'
import type { Message } from '../../kernel/messages.ts'
import type { Sources } from '../code-frame.ts'
import { locationOf } from './location.ts'
import { plainText } from './plain-text.ts'
import { reportingDescriptor } from './reporting-descriptor.ts'
import { BASE } from './source-uri.ts'

/** A finding, and the file or folder it is about where it has no place of its own; without either it is about the command line. */
export interface SarifFinding {
  readonly diagnostic: Diagnostic
  readonly about?: string | undefined
}

/** What a log is made of. */
export interface SarifInput {
  /** Version of Quartermaster. */
  readonly version: string
  readonly findings: readonly SarifFinding[]
  /** Texts of the files that findings point into. */
  readonly sources: Sources
  /** Absolute path of the folder that relative URIs start from. */
  readonly folder: string
  /** All kinds of findings by code. */
  readonly messages: ReadonlyMap<string, Message>
}

/**
 * Findings as a log of SARIF 2.1.0, for GitHub code scanning and editors. Each finding about a game is a result with a place, since GitHub refuses a whole log
 * for one result without; what is wrong with the command line is a notification. Only kinds of findings that were met are described.
 */
export function sarifLog({ version, findings, sources, folder, messages }: SarifInput): object {
  const codes = [...new Set(findings.map(({ diagnostic }) => diagnostic.code))].sort()
  const results: object[] = []
  const misuses: Diagnostic[] = []
  for (const { diagnostic, about } of findings) {
    const at = diagnostic.at ?? about
    if (at === undefined) misuses.push(diagnostic)
    else
      results.push({
        ruleId: diagnostic.code,
        ruleIndex: codes.indexOf(diagnostic.code),
        level: diagnostic.severity,
        message: { text: textOf(diagnostic) },
        locations: [locationOf(at, sources, folder)],
        ...relatedOf(diagnostic, sources, folder),
      })
  }
  const run = {
    tool: { driver: { name: 'Quartermaster', version, rules: codes.map((code) => ruleOf(code, messages)) } },
    invocations: [invocationOf(misuses, codes)],
    originalUriBaseIds: { [BASE]: { description: { text: 'The folder in which qm was called.' } } },
    columnKind: 'utf16CodeUnits',
    newlineSequences: ['\r\n', '\n', '\r'],
    results,
  }
  return { version: '2.1.0', $schema: 'https://json.schemastore.org/sarif-2.1.0.json', runs: [run] }
}

function ruleOf(code: string, messages: ReadonlyMap<string, Message>): object {
  const message = messages.get(code)
  if (!message) throw new Error(`no message ${code}`)
  return reportingDescriptor(code, message)
}

/** The other places of a finding. */
function relatedOf({ related = [] }: Diagnostic, sources: Sources, folder: string): object {
  if (related.length === 0) return {}
  return {
    relatedLocations: related.map(({ message, at }) => ({
      ...locationOf(at, sources, folder),
      message: { text: plainText(message) },
    })),
  }
}

/** The run of the program: whether it could do what it was asked, and if not, why. */
function invocationOf(misuses: readonly Diagnostic[], codes: readonly string[]): object {
  return {
    executionSuccessful: !misuses.some(({ severity }) => severity === 'error'),
    ...(misuses.length > 0 && {
      toolConfigurationNotifications: misuses.map((misuse) => ({
        associatedRule: { id: misuse.code, index: codes.indexOf(misuse.code) },
        level: misuse.severity,
        message: { text: textOf(misuse) },
      })),
    }),
  }
}

/** A finding and its hints. The first sentence can stand alone, as lists show it. */
function textOf({ message, hints = [] }: Diagnostic): string {
  const sentence = hints.length === 0 || /[.?!]$/.test(message) ? message : `${message}.`
  return plainText([sentence, ...hints].join('\n'))
}
