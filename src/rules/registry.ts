import type { AnyRules } from './rules-model.ts'

/** The games that can be played, by the `rules:` id of `game.yaml`. Loaded when asked for. */
const LOADERS: Readonly<Record<string, () => Promise<AnyRules>>> = {
  'rorkes-drift': async () => (await import('./games/rorkes-drift/rules.ts')).rorkesDrift,
  isandlwana: async () => (await import('./games/isandlwana/rules.ts')).isandlwana,
  'zulu-spears': async () => (await import('./games/zulu-spears/rules.ts')).zuluSpears,
  'unbalanced-equality': async () => (await import('./games/unbalanced-equality/rules.ts')).unbalancedEquality,
}

/** Ids of all rules models. */
export function rulesIds(): readonly string[] {
  return Object.keys(LOADERS)
}

/** The rules of an id; undefined when there are none of that name. */
export async function findRules(id: string): Promise<AnyRules | undefined> {
  return Object.hasOwn(LOADERS, id) ? LOADERS[id]?.() : undefined
}
