import { CHECKS } from '../check/registry.ts'
import { sayDraw } from '../draw/draw-messages.ts'
import { sayTemplate } from '../draw/template-messages.ts'
import { sayTheme } from '../draw/theme-messages.ts'
import { sayGame } from '../game/game-messages.ts'
import { sayVariant } from '../game/variant-messages.ts'
import { sayImport } from '../intake/import-messages.ts'
import type { Message, MessageTable } from '../kernel/messages.ts'
import { sayOut } from '../output/folder-messages.ts'
import { sayPng } from '../output/png/png-messages.ts'
import { sayVerify } from '../output/pdf/verify-messages.ts'
import { sayTts } from '../output/tts/tts-messages.ts'
import { sayVassal } from '../output/vassal/vassal-messages.ts'
import { say as sayRorkesDrift } from '../rules/games/rorkes-drift/messages.ts'
import { say as sayUnbalancedEquality } from '../rules/games/unbalanced-equality/messages.ts'
import { say as sayZuluSpears } from '../rules/games/zulu-spears/messages.ts'
import { say as sayRules } from '../rules/messages.ts'
import { sayShape } from '../schema/shape-messages.ts'
import { say as saySimulation } from '../sim/messages.ts'
import { saySheets } from '../sheets/sheet-messages.ts'
import { sayTable } from '../source/table-messages.ts'
import { sayYaml } from '../source/yaml-messages.ts'

/** The findings of a stage. */
export interface StageMessages {
  readonly stage: string
  readonly table: MessageTable
}

/** Every table of findings below `pipeline`, which has its own. */
export const STAGES: readonly StageMessages[] = [
  sayYaml,
  sayTable,
  sayImport,
  sayShape,
  sayGame,
  sayVariant,
  sayRules,
  sayZuluSpears,
  sayRorkesDrift,
  sayUnbalancedEquality,
  saySimulation,
  sayTheme,
  sayTemplate,
  sayDraw,
  saySheets,
  sayVerify,
  sayPng,
  sayTts,
  sayVassal,
  sayOut,
  ...CHECKS.map((check) => check.messages),
]

/** All findings by their code, `stage/name`. Tables that several checks share count once. */
export function messagesByCode(stages: readonly StageMessages[] = STAGES): Map<string, Message> {
  return new Map(
    stages.flatMap(({ stage, table }) =>
      Object.entries(table).map(([name, message]): [string, Message] => [`${stage}/${name}`, message]),
    ),
  )
}
