import type { Kind, Pack, ZuluParams } from './zulu-params.ts'

/**
 * Both versions of a game with numbers for keyed chance: a card that both have bears the same number, so that it lies at the same place of the shuffled
 * deck in both. Cards of the base are numbered as they are. A card of the changed version is, in this order, the copy of the same id and number; a copy with
 * the same force and effect, under whatever name; a copy that the base has too many, whose place it takes; a card of its own, with a new number.
 */
export function matchParams(base: ZuluParams, changed: ZuluParams): readonly [ZuluParams, ZuluParams] {
  const [zulu, british] = base.packs
  const [otherZulu, otherBritish] = changed.packs
  return [base, { ...changed, packs: [matchPack(zulu, otherZulu), matchPack(british, otherBritish)] }]
}

/** The changed pack with the numbers of the base's cards. */
function matchPack(base: Pack, changed: Pack): Pack {
  const keys = changed.kindOf.map((): number | undefined => undefined)
  const free = new Set(base.kindOf.map((_, card) => card))
  /** Gives each card without a number the first free card of the base that bears the same name in some way of naming. */
  const match = (nameOf: (kind: Kind, copy: number) => string) => {
    const open = new Map<string, number[]>()
    for (const card of free) {
      const name = nameCard(base, card, nameOf)
      const list = open.get(name)
      if (list) list.push(card)
      else open.set(name, [card])
    }
    keys.forEach((key, card) => {
      const found = key === undefined ? open.get(nameCard(changed, card, nameOf))?.shift() : undefined
      if (found === undefined) return
      keys[card] = found
      free.delete(found)
    })
  }
  match(({ id }, copy) => `${id}/${copy}`)
  match(({ role, force, amount }) => `${role} ${force} ${amount}`)
  match(() => '')
  let next = base.kindOf.length
  return { ...changed, keys: keys.map((key) => key ?? next++) }
}

function nameCard(pack: Pack, card: number, nameOf: (kind: Kind, copy: number) => string): string {
  const kind = pack.kinds[pack.kindOf[card] ?? -1]
  return kind ? nameOf(kind, card - kind.first) : ''
}
