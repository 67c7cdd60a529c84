import type { Message } from '../../kernel/messages.ts'

/** A kind of finding as SARIF describes it once for all its results; what `qm explain` says. */
export function reportingDescriptor(code: string, message: Message): object {
  const { says, explain, bad, good, severity } = message
  return {
    id: code,
    shortDescription: { text: says },
    fullDescription: { text: explain },
    help: {
      text: `${explain}\n\nWrong:\n${bad}\n\nRight:\n${good}`,
      markdown: `${explain}\n\n**Wrong**\n\n${fenced(bad)}\n\n**Right**\n\n${fenced(good)}`,
    },
    defaultConfiguration: { level: severity },
  }
}

/** A block of code that ends at none of the backquotes inside it. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([quotes]) => quotes.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text}\n${fence}`
}
