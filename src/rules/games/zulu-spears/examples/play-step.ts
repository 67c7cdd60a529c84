import type { Policy } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { BRITISH, ZULU } from '../roles.ts'
import { healersIn } from '../stages/lay.ts'
import { playMove, rulesOf } from '../turn.ts'
import type { ZuluMove } from '../zulu-move.ts'
import type { Mode, Stage } from '../zulu-params.ts'
import type { ZuluState } from '../zulu-state.ts'
import { viewOf, type ZuluView } from '../zulu-view.ts'

/** Steps that an example can play, and the stages they consist of. `heal` plays one healing card, whatever the policy thinks of it. */
const STEPS: Readonly<Record<Mode, Readonly<Record<string, readonly Stage[]>>>> = {
  'two-player': {
    draw: ['draw'],
    fortifications: ['lay'],
    heal: ['lay'],
    ranged: ['snipers', 'cannon'],
    discard: ['zulu-discard', 'british-discard'],
    attack: ['attack'],
    defend: ['defend'],
  },
  solo: {
    draw: ['draw'],
    fortifications: ['lay'],
    heal: ['lay'],
    approach: ['approach'],
    ranged: ['cannon'],
    attack: ['reveal'],
    defend: ['defend'],
  },
}

/** Names of the steps. */
export function stepsOf(mode: Mode): readonly string[] {
  return Object.keys(STEPS[mode])
}

/** Plays one step of a turn and nothing after it. */
export function playStep(
  state: ZuluState,
  step: string,
  policies: readonly Policy<ZuluView, ZuluMove>[],
  rng: Rng,
): void {
  for (const stage of STEPS[state.params.mode][step] ?? []) {
    if (state.end) return
    state.at = state.params.stages.findIndex((entry) => entry.stage === stage)
    state.shots = 0
    // A scenario may leave a phase out; then the step changes nothing.
    if (state.at >= 0) playStage(state, stage, step === 'heal', policies, rng)
  }
}

function playStage(
  state: ZuluState,
  stage: Stage,
  healOnly: boolean,
  policies: readonly Policy<ZuluView, ZuluMove>[],
  rng: Rng,
): void {
  const rules = rulesOf(state.params.mode, stage)
  if (rules.automatic) return rules.run(state, rng)
  if (healOnly) {
    const [card] = healersIn(state.params, state.british.hand)
    if (card !== undefined) playMove(state, { do: 'heal', card }, rng)
    return
  }
  const seat = rules.side === 'zulu' ? ZULU : BRITISH
  const policy = policies[seat]
  if (!policy) throw new Error(`nobody plays ${rules.side}`)
  while (!state.end && rules.open(state)) if (playMove(state, policy.choose(viewOf(state, seat), rng), rng)) return
}
