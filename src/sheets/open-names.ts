/**
 * Gives each file name once: many systems do not tell upper from lower case, so a name that is taken, be it in other letters, gets a number
 * behind it: `a-orc`, `a-Orc-2`.
 */
export function openNames(): (wanted: string) => string {
  const taken = new Set<string>()
  return (wanted) => {
    let name = wanted.normalize()
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${wanted.normalize()}-${n}`
    taken.add(name.toLowerCase())
    return name
  }
}
