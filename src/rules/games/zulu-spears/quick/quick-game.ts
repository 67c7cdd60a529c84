import { parsePolicy } from '../../../policy-name.ts'
import type { QuickGame } from '../../../rules-model.ts'
import type { Mode, ZuluParams } from '../zulu-params.ts'
import { sharedChance, type QuickChance } from './quick-chance.ts'
import { quickSolo } from './quick-solo.ts'
import { quickTwoPlayer, type QuickPolicy } from './quick-two-player.ts'

/** The order of play that quick play is written for: that of the printed rules. */
const ORDER: Readonly<Record<Mode, string>> = {
  'two-player': 'draw lay snipers cannon zulu-discard british-discard attack defend',
  solo: 'draw lay approach cannon reveal defend',
}

/** Quick play for a setting; undefined where only the plain rules can play it: other or restricted policies, another order of phases, unusual cards. */
export function quickGame(
  params: ZuluParams,
  policies: readonly string[],
  chance: QuickChance = sharedChance(),
): QuickGame | undefined {
  if (params.stages.map(({ stage }) => stage).join(' ') !== ORDER[params.mode]) return undefined
  const [zulu, british] = policies.map(quickPolicy)
  if (!british) return undefined
  if (params.mode === 'solo') return quickSolo(params, chance)
  return zulu && quickTwoPlayer(params, [zulu, british], chance)
}

function quickPolicy(written: string): QuickPolicy | undefined {
  const { id, number = 0, without } = parsePolicy(written)
  if (without !== undefined) return undefined
  if (id === 'keep' || id === 'hold') return { keep: true, threshold: number }
  if (id === 'literal' || id === 'literal-hold') return { keep: false, threshold: number }
  return undefined
}
