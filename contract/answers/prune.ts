import * as v from 'valibot'
import { missingFields } from './expected.ts'

/** One thing left out of an answer, and why. `field` is a dotted path, `events.3.price.from`. */
export interface Problem {
  readonly field: string
  readonly message: string
}

export type Pruned<Schema extends v.GenericSchema> =
  | {
      readonly ok: true
      /** What is left of the input, in the form of the wire. */
      readonly wire: v.InferInput<Schema>
      /** The parsed answer. */
      readonly value: v.InferOutput<Schema>
      readonly problems: readonly Problem[]
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }

type Path = readonly (string | number)[]

/**
 * Parses an answer so that a bad item falls alone (spec/content D5 and E): a bad optional field is left out, a list
 * item or record that lacks a required field falls as a whole, and only a failing root fails the answer.
 * The input must be plain JSON; it is not changed. It is parsed again and again, and each round removes a part that does not
 * fit, so it ends. The place of an item in a problem of a later round is its place among the items that were left by then.
 */
export function prune<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Pruned<Schema> {
  // valibot takes an array for an object without fields.
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, problems: [{ field: '', message: 'The answer must be an object' }] }
  }
  const problems: Problem[] = missingFields(schema, input).map((field) => ({
    field,
    message: 'is missing',
  }))
  for (let wire: unknown = input, isFirst = true; ; isFirst = false) {
    const result = v.safeParse(schema, wire)
    // What is left is the input without the parts that do not fit.
    if (result.success)
      return { ok: true, wire: wire as v.InferInput<Schema>, value: result.output, problems }

    const paths: Path[] = []
    for (const issue of result.issues) {
      const path = issuePath(issue)
      const present = presentPart(wire, path)
      // What is missing only now was taken out by an earlier round, which has named it.
      if (isFirst || present.length === path.length) {
        problems.push({ field: path.join('.'), message: issue.message })
      }
      if (present.length === 0) return { ok: false, problems }
      paths.push(present)
    }
    wire = without(wire, paths)
  }
}

function issuePath(issue: v.BaseIssue<unknown>): Path {
  return (issue.path ?? []).map((item) => item.key as string | number)
}

/** The part to remove for an issue: the value itself, or, when it is missing, what lacks it. */
function presentPart(root: unknown, path: Path): Path {
  const value = path.reduce<unknown>(child, root)
  return value === undefined && path.length > 0 ? presentPart(root, path.slice(0, -1)) : path
}

function child(parent: unknown, key: string | number): unknown {
  return typeof parent === 'object' && parent !== null && Object.hasOwn(parent, key)
    ? (parent as Record<string | number, unknown>)[key]
    : undefined
}

function without(part: unknown, paths: readonly Path[]): unknown {
  const inside = new Map<string, Path[]>()
  for (const [key, ...rest] of paths) {
    const others = inside.get(String(key))
    if (others) others.push(rest)
    else inside.set(String(key), [rest])
  }
  /** What is left of a child: nothing, or one value. */
  const kept = (key: string, value: unknown): readonly unknown[] => {
    const deeper = inside.get(key)
    if (!deeper) return [value]
    return deeper.some(({ length }) => length === 0) ? [] : [without(value, deeper)]
  }

  if (Array.isArray(part)) {
    return part.flatMap((value: unknown, index) => kept(String(index), value))
  }
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]) => kept(key, value).map((left) => [key, left])),
  )
}
