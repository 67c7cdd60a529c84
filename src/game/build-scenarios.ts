import type { Diagnostic } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import type { ScenarioFile } from '../schema/kinds/scenario.ts'
import { sayShape } from '../schema/shape-messages.ts'
import { spanAt, type Place } from '../source/located-document.ts'
import type { Parameter, Phase, Scenario } from './game.ts'
import { sayGame } from './game-messages.ts'
import type { Building } from './build-deck.ts'
import { buildSetUp } from './build-set-up.ts'
import type { Filed } from './sort-documents.ts'

/** The typed scenarios, sorted by place, each with all that it `extends`. */
export function buildScenarios(files: readonly Filed<ScenarioFile>[], { names, diagnostics }: Building): Scenario[] {
  const byId = new Map(files.map((file) => [file.data.id, file]))
  const built = new Map<string, Scenario | undefined>()
  const build = (file: Filed<ScenarioFile>, chain: readonly string[]): Scenario | undefined => {
    const { id, extends: baseId } = file.data
    if (built.has(id) && byId.get(id) === file) return built.get(id)
    if (baseId !== undefined && chain.includes(baseId)) {
      const at = file.document.spanOf(['extends'])
      diagnostics.push(sayGame('circle', { id: baseId, chain: [...chain, baseId].join(' → ') }, at))
      return undefined
    }
    const baseFile = baseId === undefined ? undefined : byId.get(baseId)
    if (!baseFile) names.expect('scenario', baseId, file.document.spanOf(['extends']))
    const base = baseFile && build(baseFile, [...chain, baseFile.data.id])
    const scenario = baseId !== undefined && !base ? undefined : buildScenario(file, base, diagnostics)
    if (byId.get(id) === file) built.set(id, scenario)
    return scenario
  }
  return files.map((file) => build(file, [file.data.id])).filter((scenario) => scenario !== undefined)
}

function buildScenario(
  { document, data }: Filed<ScenarioFile>,
  base: Scenario | undefined,
  diagnostics: Diagnostic[],
): Scenario {
  const place: Place = { document, path: [] }
  const parameters: Record<string, Parameter> = { ...base?.parameters }
  for (const [name, read] of Object.entries(data.parameters ?? {})) {
    const own: Place = { document, path: ['parameters', name] }
    if ((read.value === undefined) === (read.ruling === undefined))
      diagnostics.push(sayShape('either-or', { keys: 'value, or ruling' }, spanAt(own)))
    parameters[name] = { ...read, place: own }
  }
  const phases = data.phases?.map((phase, index): Phase => {
    const own: Place = { document, path: ['phases', index] }
    return { ...phase, text: fillIn(phase.text, parameters, own, diagnostics), place: own }
  })
  return {
    id: data.id,
    title: data.title,
    mode: data.mode ?? base?.mode ?? data.id,
    decks: { ...base?.decks, ...data.decks },
    roster: data.roster ?? base?.roster,
    parameters,
    phases: phases ?? base?.phases ?? [],
    rulings: { ...base?.rulings, ...data.rulings },
    policies: { ...base?.policies, ...data.policies },
    setUp: buildSetUp(data['set-up'], document, base?.setUp, diagnostics),
    notes: data.notes ?? base?.notes,
    place,
  }
}

/** Puts the numbers of the parameters into a phase's text: `{=draw}`. One that a ruling sets has no number yet and cannot be named. */
function fillIn(
  text: string,
  parameters: Readonly<Record<string, Parameter>>,
  place: Place,
  diagnostics: Diagnostic[],
): string {
  const fixed = Object.keys(parameters).filter((name) => parameters[name]?.value !== undefined)
  return text.replace(/\{=([^}]*)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(parameters, name) ? parameters[name]?.value : undefined
    if (value !== undefined) return String(value)
    const hints = didYouMean(name, fixed, 'parameters')
    diagnostics.push(
      sayGame('unknown-reference', { what: 'parameter with a fixed value', id: name }, spanAt(place, 'text'), {
        hints,
      }),
    )
    return whole
  })
}
