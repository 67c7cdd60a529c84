import { parsePolicy } from '../rules/policy-name.ts'
import type { RulesModel } from '../rules/rules-model.ts'
import { CHECKPOINT } from './experiment.ts'

/** Games that a thread plays at a stretch: the model's number, or fewer where a policy is slow. */
export function stretchOf<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  policies: readonly string[],
): number {
  const slow = policies.flatMap((written) => {
    const { id, number = 0 } = parsePolicy(written)
    return model.policies.find((kind) => kind.id === id)?.stretch?.(number) ?? []
  })
  return Math.min(model.meta.stretch ?? CHECKPOINT, ...slow)
}
