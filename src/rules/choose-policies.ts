import type { Scenario } from '../game/game.ts'
import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { spanAt } from '../source/located-document.ts'
import { say } from './messages.ts'
import { parsePolicy, policyName } from './policy-name.ts'
import type { RulesModel } from './rules-model.ts'

/** The policy of every seat: the chosen one, else the scenario's, else the model's usual one. */
export function choosePolicies<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  scenario: Scenario,
  params: Params,
  chosen: Readonly<Record<string, string>>,
  diagnostics: Diagnostic[],
): readonly string[] {
  const { seats } = model.meta
  const deciders = model.deciders(params)
  for (const side of Object.keys(chosen))
    if (!seats.includes(side))
      diagnostics.push(say('unknown-side', { side }, undefined, { hints: didYouMean(side, seats, 'sides') }))
    else if (!deciders.includes(seats.indexOf(side)))
      diagnostics.push(say('policy-without-effect', { side, scenario: scenario.id }))
  return seats.map((side, seat) => {
    const usual = model.meta.usual[seat] ?? ''
    if (!deciders.includes(seat)) return usual
    if (Object.hasOwn(chosen, side))
      return checked(model, scenario.mode, params, side, chosen[side] ?? '', undefined, diagnostics)
    const written = Object.hasOwn(scenario.policies, side) ? scenario.policies[side] : undefined
    if (written === undefined) return usual
    return checked(model, scenario.mode, params, side, written, spanAt(scenario.place, 'policies', side), diagnostics)
  })
}

/** A policy's name after the checks; what is wrong with it is reported. */
function checked<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  mode: string,
  params: Params,
  side: string,
  written: string,
  at: Span | undefined,
  diagnostics: Diagnostic[],
): string {
  const { id, number, without } = parsePolicy(written)
  const open = model.policies.filter((p) => p.seats.includes(side) && (p.modes?.includes(mode) ?? true))
  const kind = open.find((p) => p.id === id)
  if (!kind) {
    const names = open.map((p) => (p.number === undefined ? p.id : `${p.id}:<number>`))
    const near = didYouMean(
      id,
      open.map((p) => p.id),
    )
    const hints = [...near.slice(0, 1).filter((hint) => hint.startsWith('did')), `policies: ${names.join(', ')}`]
    diagnostics.push(say('unknown-policy', { policy: written, side }, at, { hints }))
  } else if (kind.number === undefined && number !== undefined)
    diagnostics.push(say('policy-number', { policy: written, problem: 'takes no number' }, at))
  else if (kind.number !== undefined && !Number.isFinite(number)) {
    const problem = `needs a number (${kind.number})`
    diagnostics.push(say('policy-number', { policy: written, problem }, at, { hints: [`write ${id}:60`] }))
  } else if (kind.between && number !== undefined) {
    const { least, most } = kind.between
    const problem = `needs a whole number of ${least} to ${most} (${kind.number})`
    if (!Number.isInteger(number) || number < least || number > most)
      diagnostics.push(
        say('policy-number', { policy: written, problem }, at, { hints: [`write ${id}:${kind.stronger ?? least}`] }),
      )
  }
  if (kind && without !== undefined) {
    const known = (kind.restrictions?.(params) ?? []).flatMap((r) => (r.seats.includes(side) ? [r.id] : []))
    if (!known.includes(without)) {
      const hints = didYouMean(without, known, 'restrictions')
      diagnostics.push(say('unknown-restriction', { restriction: without, policy: id, side }, at, { hints }))
    }
  }
  return policyName({ id, number, without })
}
