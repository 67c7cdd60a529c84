import Handlebars, { type HelperOptions } from 'handlebars'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { HELPERS } from './helpers/all-helpers.ts'
import { HelperFault, isGiven, type Call } from './helper.ts'
import { originOf, type ParsedTemplate } from './parse-template.ts'
import type { Pen } from './pen.ts'
import type { Origin } from './template-origin.ts'
import { sayTemplate } from './template-messages.ts'
import { walkTemplate } from './walk-template.ts'

/** Names of all helpers: our own, and the three of Handlebars that are left. */
export const HELPER_NAMES: ReadonlySet<string> = new Set([...Object.keys(HELPERS), 'if', 'unless', 'each'])

/** What a template is drawn with beside the values it names. `pen` is absent for pictures, which know no card. */
export interface Drawing {
  readonly values: Readonly<Record<string, unknown>>
  /** Values that templates name with `@`. */
  readonly data: Readonly<Record<string, unknown>>
  readonly pen?: Pen | undefined
  report(finding: Diagnostic): void
}

/** Compiles and runs templates. Each template is compiled once. */
export interface Engine {
  /** Makes a template known, as a part too. Must come before `run`. */
  add(template: ParsedTemplate): void
  /** Lets templates call a known template by another name. */
  alias(name: string, template: ParsedTemplate): void
  run(template: ParsedTemplate, drawing: Drawing): string
}

/** The private pair that tells a helper where it was called: the number of its origin. */
const ORIGIN = 'qm-origin'

/** Fields and values are never called, so no code is made that would look whether they are helpers. */
const COMPILING = {
  strict: true,
  knownHelpersOnly: true,
  knownHelpers: Object.fromEntries([...HELPER_NAMES].map((name) => [name, true])),
}

interface PrivateData {
  readonly drawing: Drawing
  /** Set by `each`. */
  readonly index?: number
}

/** A call as helpers see it. A class, for templates make hundreds of thousands of them, and few ask for more than the values. */
class HelperCall implements Call {
  readonly name: string
  readonly args: readonly unknown[]
  readonly hash: Readonly<Record<string, unknown>>
  readonly origin: Origin
  readonly #options: HelperOptions
  readonly #position: number
  readonly #context: unknown

  constructor(
    name: string,
    args: readonly unknown[],
    options: HelperOptions,
    origin: Origin,
    position: number,
    context: unknown,
  ) {
    this.name = name
    this.args = args
    this.hash = options.hash as Record<string, unknown>
    this.origin = origin
    this.#options = options
    this.#position = position
    this.#context = context
  }

  get pen(): Pen {
    const { pen } = (this.#options.data as PrivateData).drawing
    if (!pen) throw new HelperFault('a picture cannot use it: it knows no card')
    return pen
  }

  content(): string {
    return this.#options.fn(this.#context)
  }

  key(): string | undefined {
    const { index } = this.#options.data as PrivateData
    return index === undefined ? `${this.#position} ${JSON.stringify(this.#context)}` : undefined
  }
}

/** A fresh Handlebars with our helpers and without those of its own that we do not want (`with`, `lookup`, `log`). */
export function makeEngine(): Engine {
  const handlebars = Handlebars.create()
  const origins: Origin[] = []
  const compiled = new Map<string, Handlebars.TemplateDelegate>()
  for (const name of ['with', 'lookup', 'log']) handlebars.unregisterHelper(name)

  for (const [name, helper] of Object.entries(HELPERS))
    handlebars.registerHelper(name, function (this: unknown, ...given: unknown[]): unknown {
      const options = given.pop() as HelperOptions
      const { drawing } = options.data as PrivateData
      const position = Number(options.hash[ORIGIN])
      const origin = origins[position]
      if (!origin) throw new Error(`helper ${name} was called without a place`)
      const call = new HelperCall(name, given, options, origin, position, this)
      try {
        const result = helper.run(call)
        return helper.draws ? new handlebars.SafeString(String(result)) : result
      } catch (error) {
        if (!(error instanceof HelperFault)) throw error
        const { file, start, end } = origin
        drawing.report(sayTemplate('wrong-value', { helper: name, problem: error.message }, { file, start, end }))
        // A number, so that helpers around do not complain once more.
        return helper.draws ? '' : 0
      }
    })
  // 0 is a value like any other: Handlebars' own `if` would take it for absent.
  const branch = (wanted: boolean) =>
    function (this: unknown, value: unknown, options: HelperOptions): string {
      return isGiven(value) === wanted ? options.fn(this) : options.inverse(this)
    }
  handlebars.registerHelper('if', branch(true))
  handlebars.registerHelper('unless', branch(false))

  const markOrigins = (template: ParsedTemplate): void => {
    walkTemplate(template.program, (name) => HELPER_NAMES.has(name), {
      name: () => undefined,
      part: () => undefined,
      helper(call, name) {
        if (!Object.hasOwn(HELPERS, name)) return
        const value = origins.push(originOf(template, call)) - 1
        const literal = { type: 'NumberLiteral', value, original: value, loc: call.loc }
        const pair = { type: 'HashPair', key: ORIGIN, value: literal, loc: call.loc } as hbs.AST.HashPair
        const hash = call.hash as hbs.AST.Hash | undefined
        call.hash = { type: 'Hash', pairs: [...(hash?.pairs ?? []), pair], loc: call.loc }
      },
    })
  }

  return {
    add(template) {
      if (compiled.has(template.name)) return
      markOrigins(template)
      const delegate = handlebars.compile(template.program, COMPILING)
      compiled.set(template.name, delegate)
      handlebars.registerPartial(template.name, delegate)
    },
    alias(name, template) {
      const delegate = compiled.get(template.name)
      if (delegate) handlebars.registerPartial(name, delegate)
    },
    run(template, drawing) {
      const delegate = compiled.get(template.name)
      if (!delegate) throw new Error(`template ${template.name} was not added`)
      const data: PrivateData = { drawing }
      const lowInk = drawing.pen?.theme.lowInk === true
      return delegate(drawing.values, { data: { ...drawing.data, lowInk, ...data } })
    },
  }
}
