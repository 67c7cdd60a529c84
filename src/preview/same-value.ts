type Table = Readonly<Record<string, unknown>>

/**
 * Whether two parts of games say the same, wherever they stand in their files: a place (a `document` and a `path`) is like any other place, since
 * nothing is printed from it.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, i) => sameValue(value, other[i]))
  if (one instanceof Map && other instanceof Map) return sameValue([...one], [...other])
  if (one instanceof Set && other instanceof Set) return sameValue([...one], [...other])
  return isPlace(one) ? isPlace(other) : sameFields(one as Table, other as Table)
}

function isPlace(value: object): boolean {
  return 'document' in value && 'path' in value
}

function sameFields(one: Table, other: Table): boolean {
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every((name) => Object.hasOwn(other, name) && sameValue(one[name], other[name]))
}
