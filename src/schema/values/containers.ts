import * as z from 'zod'
import { Plain } from '../../source/located-document.ts'
import { complain, Complaint, readAs, type Read, type ValueSchema } from '../complaint.ts'
import { sayShape } from '../shape-messages.ts'
import { describeValue, isBlank } from '../describe-value.ts'
import { textOf, unknownWord } from './texts.ts'

/** A map as it was read. */
export type RawMap = Record<string, unknown>

/** Whether a value is a map: neither a scalar nor a list. */
export function isMap(value: unknown): value is RawMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Plain)
}

/** Most entries of a map or a list: twice what a deck may have. */
const MOST = 10_000

function mapOf(value: unknown): Read<RawMap> {
  const count = isMap(value) ? Object.keys(value).length : 0
  if (count > MOST) return new Complaint(sayShape('too-many', { count, max: MOST }))
  return isMap(value) ? value : new Complaint(sayShape('expected-map', { found: describeValue(value) }))
}

function listOf(value: unknown, min: number): Read<unknown[]> {
  if (!Array.isArray(value)) return new Complaint(sayShape('expected-list', { found: describeValue(value) }))
  if (value.length > MOST) return new Complaint(sayShape('too-many', { count: value.length, max: MOST }))
  return value.length < min ? new Complaint(sayShape('too-few', { min })) : (value as unknown[])
}

/** A map with exactly these keys; others are refused. */
export function map<S extends Readonly<Record<string, ValueSchema>>>(shape: S) {
  return readAs(mapOf, closed(shape))
}

function closed<S extends Readonly<Record<string, ValueSchema>>>(
  shape: S,
  known: readonly string[] = Object.keys(shape),
) {
  const stranger = readAs(() => new Complaint(sayShape('unknown-key', { key: '' }), { known }), z.never())
  const object: z.ZodType<z.output<z.ZodObject<S>>> = z.object(shape).catchall(stranger)
  return object
}

/** A map that may hold more than these keys, to be read by whoever knows them. */
export function openMap<S extends Readonly<Record<string, ValueSchema>>>(shape: S) {
  return readAs(mapOf, z.looseObject(shape))
}

/** A map from names to values of one form. */
export function record<V extends ValueSchema>(value: V) {
  return readAs(mapOf, z.record(z.string(), value))
}

/** A list of values of one form. */
export function list<V extends ValueSchema>(value: V, min = 0) {
  return readAs((raw) => listOf(raw, min), z.array(value).min(min))
}

/** Anything, to be read by whoever knows what it means. */
export function anything(): ValueSchema {
  return z.unknown()
}

/** A key that may be missing or left empty, which is the same. */
export function optional<V extends ValueSchema>(value: V) {
  return readAs((raw) => (isBlank(raw) ? undefined : raw), value.optional()).optional()
}

type Shapes = Readonly<Record<string, Readonly<Record<string, ValueSchema>>>>
type OneOfKinds<S extends Shapes> = {
  [K in keyof S & string]: { kind: K } & { [P in keyof S[K]]: z.output<S[K][P]> }
}[keyof S & string]

/** A map whose `kind` decides which other keys it has. */
export function byKind<const S extends Shapes>(shapes: S): z.ZodType<OneOfKinds<S>, unknown> {
  const kinds = Object.keys(shapes)
  return z
    .unknown()
    .transform((raw, context): unknown => {
      const whole = mapOf(raw)
      if (whole instanceof Complaint) return complain(context, raw, whole)
      const { kind: written, ...rest } = whole
      const kind = kindOf(written, kinds)
      if (kind instanceof Complaint) return complain(context, raw, kind, ['kind'])
      const shape = shapes[kind]!
      const read = closed(shape, ['kind', ...Object.keys(shape)]).safeParse(rest)
      if (read.success) return { kind, ...read.data }
      for (const issue of read.error.issues) context.issues.push({ ...issue, input: rest } as z.core.$ZodRawIssue)
      return z.NEVER
    })
    .pipe(z.custom<OneOfKinds<S>>().meta({ variants: shapes }) as z.ZodType<OneOfKinds<S>, unknown>)
}

function kindOf(written: unknown, kinds: readonly string[]): Read<string> {
  if (written === undefined)
    return new Complaint(sayShape('missing-key', { key: 'kind' }), { hints: [`possible here: ${kinds.join(', ')}`] })
  const kind = textOf(written)
  return kind instanceof Complaint || kinds.includes(kind) ? kind : unknownWord(kind, kinds)
}
