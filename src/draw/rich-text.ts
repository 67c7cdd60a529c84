/** A part of a rich text: a stretch in one manner, an inline icon, or the end of a line that the author asked for. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly bold: boolean; readonly italic: boolean }
  | { readonly kind: 'icon'; readonly icon: string }
  | { readonly kind: 'break' }

/** What is wrong with a rich text. `mark` is as written: `{=forse}`, `**`, `{`. */
export interface RichProblem {
  readonly kind: 'unknown-value' | 'unclosed'
  readonly mark: string
}

export interface RichText {
  readonly inlines: readonly Inline[]
  readonly problems: readonly RichProblem[]
}

const BRACED = /^\{(=?)([^{}\s]+)\}/
const LETTER = /[\p{L}\p{N}]/u

/** Whether a mark at `at` can open: something other than a blank follows, and a closing one comes later. A lone `*` inside a word (2*3) opens nothing. */
function opens(text: string, at: number, mark: string): boolean {
  const after = text[at + mark.length]
  if (after === undefined || /\s/.test(after)) return false
  if (mark === '*' && LETTER.test(text[at - 1] ?? ' ')) return false
  for (let i = at + mark.length + 1; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (mark === '*' && text.startsWith('**', i)) i++
    else if (text.startsWith(mark, i) && !/\s/.test(text[i - 1] ?? ' ')) return true
  }
  return false
}

/** Reads `**bold**`, `*italic*`, `{icon}`, `{=field}`, line breaks and `\*`, `\{`, `\\`, `\n`. `valueOf` gives the text of a field, undefined when there is none of that name. */
export function parseRich(source: string, valueOf: (name: string) => string | undefined): RichText {
  const text = source.replace(/\r\n?/g, '\n')
  const inlines: Inline[] = []
  const problems: RichProblem[] = []
  let bold = false
  let italic = false
  let plain = ''
  const flush = (): void => {
    if (plain !== '') inlines.push({ kind: 'text', text: plain, bold, italic })
    plain = ''
  }
  for (let i = 0; i < text.length;) {
    const rest = text.slice(i, i + 2)
    if (/^\\[*{}\\]$/.test(rest)) {
      plain += rest[1] ?? ''
      i += 2
    } else if (rest === '\\n' || rest[0] === '\n') {
      flush()
      inlines.push({ kind: 'break' })
      i += rest === '\\n' ? 2 : 1
    } else if (rest === '**' && (bold || opens(text, i, '**'))) {
      flush()
      bold = !bold
      i += 2
    } else if (rest === '**') {
      problems.push({ kind: 'unclosed', mark: '**' })
      plain += '**'
      i += 2
    } else if (rest[0] === '*' && (italic || opens(text, i, '*'))) {
      flush()
      italic = !italic
      i += 1
    } else if (rest[0] === '{') {
      const match = BRACED.exec(text.slice(i))
      const name = match?.[2] ?? ''
      if (!match) {
        problems.push({ kind: 'unclosed', mark: '{' })
        plain += '{'
        i += 1
        continue
      }
      if (match[1] === '=') {
        const value = valueOf(name)
        if (value === undefined) problems.push({ kind: 'unknown-value', mark: match[0] })
        plain += value ?? ''
      } else {
        flush()
        inlines.push({ kind: 'icon', icon: name })
      }
      i += match[0].length
    } else {
      plain += rest[0] ?? ''
      i += 1
    }
  }
  flush()
  return { inlines, problems }
}

/** A text without any markup, as one line or several: titles, labels. */
export function plainText(source: string): RichText {
  const inlines = source.split(/\r\n?|\n/).flatMap((line, index): Inline[] => {
    const text: Inline = { kind: 'text', text: line, bold: false, italic: false }
    return index === 0 ? [text] : [{ kind: 'break' }, text]
  })
  return { inlines, problems: [] }
}
