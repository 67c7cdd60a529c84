import type { Scenario } from '../../../game/game.ts'
import type { Diagnostic } from '../../../kernel/diagnostic.ts'
import { didYouMean } from '../../../kernel/suggest.ts'
import { keySpanAt, spanAt } from '../../../source/located-document.ts'
import { say } from './messages.ts'
import type { Mode, Stage, ZuluParams } from './zulu-params.ts'

interface PhaseRule {
  readonly stages: readonly Stage[]
  readonly required: boolean
  /** Phases that must have been played before in the same turn. */
  readonly after: readonly string[]
}

/** What each phase of a turn consists of, and where it can stand. */
const PHASES: Readonly<Record<Mode, Readonly<Record<string, PhaseRule>>>> = {
  'two-player': {
    draw: { stages: ['draw'], required: true, after: [] },
    fortifications: { stages: ['lay'], required: false, after: ['draw'] },
    ranged: { stages: ['snipers', 'cannon'], required: false, after: ['draw'] },
    discard: { stages: ['zulu-discard', 'british-discard'], required: false, after: ['draw'] },
    attack: { stages: ['attack', 'defend'], required: true, after: ['draw'] },
  },
  solo: {
    draw: { stages: ['draw'], required: true, after: [] },
    fortifications: { stages: ['lay'], required: false, after: ['draw'] },
    approach: { stages: ['approach'], required: true, after: ['draw'] },
    ranged: { stages: ['cannon'], required: false, after: ['draw', 'approach'] },
    attack: { stages: ['reveal', 'defend'], required: true, after: ['draw', 'approach'] },
  },
}

/** The stages of a turn in the order of the scenario's phases. */
export function readPhases(scenario: Scenario, mode: Mode, diagnostics: Diagnostic[]): ZuluParams['stages'] {
  const known = PHASES[mode]
  const seen: string[] = []
  const stages: { stage: Stage; phase: string }[] = []
  for (const phase of scenario.phases) {
    const at = spanAt(phase.place)
    const rule = Object.hasOwn(known, phase.id) ? known[phase.id] : undefined
    if (!rule) {
      const hints = didYouMean(phase.id, Object.keys(known), 'phases')
      diagnostics.push(say('unknown-phase', { mode, phase: phase.id }, at, { hints }))
      continue
    }
    const missing = rule.after.find((before) => !seen.includes(before))
    // A ranged phase behind the attack would find no card left to shoot at.
    const late = mode === 'solo' && phase.id === 'ranged' && seen.includes('attack')
    if (seen.includes(phase.id))
      diagnostics.push(say('phase-order', { phase: phase.id, reason: 'it was played before' }, at))
    else if (missing !== undefined)
      diagnostics.push(say('phase-order', { phase: phase.id, reason: `"${missing}" must come before it` }, at))
    else if (late) diagnostics.push(say('phase-order', { phase: phase.id, reason: 'it must come before "attack"' }, at))
    seen.push(phase.id)
    stages.push(...rule.stages.map((stage) => ({ stage, phase: phase.title })))
  }
  for (const [phase, rule] of Object.entries(known))
    if (rule.required && !seen.includes(phase))
      diagnostics.push(say('missing-phase', { mode, phase }, keySpanAt(scenario.place, 'phases')))
  return stages
}
