/** What a command was given: words, and options by name; false ones are left out, true ones stand alone. */
export interface Asked {
  readonly words: readonly string[]
  readonly options: readonly (readonly [name: string, value: string | number | boolean | undefined])[]
}

/** A command line that can be typed again: `qm compare zulu-spears 'my game/more.yaml' --seed 1`. */
export function repeatLine({ words, options }: Asked): string {
  const written = options.flatMap(([name, value]) =>
    value === undefined || value === false ? [] : value === true ? [`--${name}`] : [`--${name}`, String(value)],
  )
  return ['qm', ...words, ...written].map(quoted).join(' ')
}

/** A word as shells read it back. */
function quoted(word: string): string {
  return /^[\w./:=,+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
