import { hitChance } from '../components/table/hit-chance.ts'
import type { Game } from '../game/game.ts'
import { diceName, type DiceRange, type HitOddsTable, type RowsTable } from '../game/tables.ts'
import { wordingFor } from '../game/wording-for.ts'
import type { Diagnostic, Outcome } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import type { HitOdds, TableOdds } from '../report/odds-report.ts'
import { diceChance } from '../rules/helpers/dice-chance.ts'
import { sayOdds } from './odds-messages.ts'

/** A question about a table: all of it, or one strength against one factor. */
export interface TableQuestion {
  readonly table: string
  readonly attack?: number | undefined
  readonly defence?: number | undefined
}

/** The exact chances of a table with dice. */
export function oddsOfTable(
  game: Game,
  rulings: ReadonlyMap<string, string>,
  question: TableQuestion,
): Outcome<TableOdds | HitOdds> {
  const table = game.tables.find(({ id }) => id === question.table)
  if (!table) {
    const ids = game.tables.flatMap((known) => (known.dice ? [known.id] : []))
    const hints = didYouMean(question.table, ids, 'tables with dice')
    return { diagnostics: [sayOdds('no-table', { table: question.table }, undefined, { hints })] }
  }
  if (table.kind === 'hit-odds') return oddsOfHits(table, question)
  const isOne = (question.attack ?? question.defence) !== undefined
  return isOne
    ? { diagnostics: [sayOdds('no-strengths', { what: `the table "${table.id}"` })] }
    : oddsOfRows(table, rulings)
}

function oddsOfRows(table: RowsTable, rulings: ReadonlyMap<string, string>): Outcome<TableOdds> {
  const { id, title, dice, columns } = table
  if (!dice) return { diagnostics: [sayOdds('no-dice', { table: id })] }
  const rows = table.rows.flatMap(({ on, cells }) => {
    if (!on) return []
    const texts = columns.flatMap((column): [string, string][] => {
      const cell = cells[column.id]
      return cell === undefined ? [] : [[column.title, wordingFor(cell, rulings)]]
    })
    const probability = diceChance(dice, (result) => on.from <= result && result <= on.to)
    return [{ on: rangeText(on), cells: Object.fromEntries(texts), probability }]
  })
  const head = { id, title, dice: diceName(dice) }
  return { value: { kind: 'table', table: head, rows }, diagnostics: [] }
}

function rangeText({ from, to }: DiceRange): string {
  return from === to ? String(from) : `${from}-${to}`
}

function oddsOfHits(table: HitOddsTable, question: TableQuestion): Outcome<HitOdds> {
  const { id, title, dice, attack, attackTitle, defence, defenceTitle } = table
  const diagnostics: Diagnostic[] = []
  const numbers = (what: string, number: number | undefined, { from, to }: DiceRange): number[] => {
    if (number === undefined) return Array.from({ length: to - from + 1 }, (_, i) => from + i)
    if (number >= from && number <= to) return [number]
    diagnostics.push(sayOdds('beyond-table', { what, number, table: id, from, to }))
    return []
  }
  const attacks = numbers(attackTitle, question.attack, attack)
  const defences = numbers(defenceTitle, question.defence, defence)
  if (diagnostics.length > 0) return { diagnostics }
  const chances = attacks.flatMap((strength) =>
    defences.map((factor) => {
      return { attack: strength, defence: factor, probability: hitChance(table, strength, factor) }
    }),
  )
  const head = { id, title, dice: diceName(dice), attack: attackTitle, defence: defenceTitle }
  return { value: { kind: 'hit', table: head, chances }, diagnostics }
}
