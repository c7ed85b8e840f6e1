import * as v from 'valibot'
import { missingFields } from './expected.ts'

/** One part that was left out of an answer, and the reason. `field` is a dotted path, `events.3.price.from`. */
export interface Problem {
  readonly field: string
  readonly message: string
}

export type Pruned<Schema extends v.GenericSchema> =
  | {
      readonly ok: true
      /** Before parsing, without the parts that were left out. */
      readonly wire: v.InferInput<Schema>
      readonly value: v.InferOutput<Schema>
      readonly problems: readonly Problem[]
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }

type Path = readonly (string | number)[]

const MISSING = 'is missing'

/**
 * Parses an answer so that a bad part does not fail the whole answer (spec/content D5 and E). A bad optional field is
 * left out. A list item or record with a bad or missing required field is dropped as a whole. Only a bad root fails
 * the answer. The input must be plain JSON and is not changed.
 * Each round of parsing removes the parts that do not fit, so the rounds come to an end. In a problem of a later
 * round, positions do not count the items that earlier rounds have removed.
 */
export function prune<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Pruned<Schema> {
  // valibot accepts an array where an object without required fields is expected.
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, problems: [{ field: '', message: 'The answer must be an object' }] }
  }
  const problems: Problem[] = missingFields(schema, input).map((field) => ({
    field,
    message: MISSING,
  }))
  for (let wire: unknown = input, isFirst = true; ; isFirst = false) {
    const result = v.safeParse(schema, wire)
    if (result.success)
      return { ok: true, wire: wire as v.InferInput<Schema>, value: result.output, problems }

    const paths: Path[] = []
    for (const issue of result.issues) {
      const path = issuePath(issue)
      const present = presentPart(wire, path)
      // If an earlier round has removed the part, that round has reported it.
      if (isFirst || present.length === path.length) {
        problems.push({ field: path.join('.'), message: messageOf(issue) })
      }
      if (present.length === 0) return { ok: false, problems }
      paths.push(present)
    }
    wire = without(wire, paths)
  }
}

/** Staff read it in the bar of a preview (spec/behaviour §31.6). Most drafts with a problem are only unfinished. */
function messageOf({ received, message }: v.BaseIssue<unknown>): string {
  return received === 'undefined' ? MISSING : message
}

function issuePath(issue: v.BaseIssue<unknown>): Path {
  return (issue.path ?? []).map((item) => item.key as string | number)
}

/** The part to remove for an issue: the bad value itself or, if it is missing, the part that lacks it. */
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
  /** An empty list if the child is removed. */
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
