import { countOf } from '../kernel/count-of.ts'
import { exactJson, exactPercent, fractionText } from './exact-text.ts'
import type { DrawOdds, HitOdds, Odds, TableOdds } from './odds-report.ts'
import { columns } from './columns.ts'

/** Chances in words: percent and fractions. */
export function oddsText(odds: Odds): string {
  switch (odds.kind) {
    case 'draw':
      return drawText(odds)
    case 'table':
      return tableText(odds)
    case 'hit':
      return hitText(odds)
  }
}

function drawText({ deck, wanted, drawn, probability, byTurn }: DrawOdds): string {
  const all = wanted.map(({ atLeast, title, copies }) => `at least ${atLeast} ${title} (of ${copies})`).join(' and ')
  const lines = [
    `${deck.title}, ${drawn} of ${countOf(deck.cards, 'card')} drawn: ${all}`,
    `${exactPercent(probability)}  ${fractionText(probability)}`,
  ]
  if (byTurn)
    lines.push(
      '',
      ...columns([
        ['turn', 'cards', 'chance', ''],
        ...byTurn.map(({ turn, drawn: cards, probability: chance }) => {
          return [String(turn), String(cards), exactPercent(chance), fractionText(chance)]
        }),
      ]),
    )
  return `${lines.join('\n')}\n`
}

function tableText({ table, rows }: TableOdds): string {
  const keys = Object.keys(rows[0]?.cells ?? {})
  const lines = columns([
    [table.dice, 'chance', '', ...keys],
    ...rows.map(({ on, cells, probability }) => {
      return [on, exactPercent(probability), fractionText(probability), ...keys.map((key) => cells[key] ?? '')]
    }),
  ])
  return `${[table.title, ...lines].join('\n')}\n`
}

function hitText({ table, chances }: HitOdds): string {
  const [only, ...others] = chances
  const head = `${table.title}, ${table.dice}`
  if (only && others.length === 0) {
    const { attack, defence, probability } = only
    return `${head}: ${table.attack} ${attack} against ${table.defence} ${defence}\n${exactPercent(probability)}  ${fractionText(probability)}\n`
  }
  const defences = [...new Set(chances.map(({ defence }) => defence))]
  const attacks = [...new Set(chances.map(({ attack }) => attack))]
  const lines = columns([
    [`${table.attack} \\ ${table.defence}`, ...defences.map(String)],
    ...attacks.map((attack) => [
      String(attack),
      ...chances.filter((chance) => chance.attack === attack).map(({ probability }) => exactPercent(probability)),
    ]),
  ])
  return `${[head, ...lines].join('\n')}\n`
}

/** The documented JSON of `qm odds`. */
export function oddsJson(game: string, odds: Odds): object {
  const exact = <T extends { readonly probability: Parameters<typeof exactJson>[0] }>(item: T): object => {
    return { ...item, probability: exactJson(item.probability) }
  }
  switch (odds.kind) {
    case 'draw':
      return { game, ...exact(odds), ...(odds.byTurn && { byTurn: odds.byTurn.map(exact) }) }
    case 'table':
      return { game, ...odds, rows: odds.rows.map(exact) }
    case 'hit': {
      const [only, ...others] = odds.chances.map(exact) as { probability: object }[]
      const single = only && others.length === 0 ? { probability: only.probability } : {}
      return { game, ...odds, ...single, chances: odds.chances.map(exact) }
    }
  }
}
