import * as v from 'valibot'

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
 * Parses an answer so that a bad item falls alone (content.md D5 and E): a bad optional field is left out, a list
 * item or record that lacks a required field falls as a whole, and only a failing root fails the answer.
 * The input must be plain JSON; it is not changed. Every round removes a part, so it ends.
 */
export function prune<Schema extends v.GenericSchema>(schema: Schema, input: unknown): Pruned<Schema> {
  const problems: Problem[] = []
  let wire = input
  for (;;) {
    const result = v.safeParse(schema, wire)
    if (result.success) return { ok: true, wire: wire as v.InferInput<Schema>, value: result.output, problems }

    const paths: Path[] = []
    for (const issue of result.issues) {
      const path = presentPart(wire, issuePath(issue))
      problems.push({ field: issuePath(issue).join('.'), message: issue.message })
      if (path.length === 0) return { ok: false, problems }
      paths.push(path)
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
  const removed = new Set(paths.filter((path) => path.length === 1).map(([key]) => String(key)))
  const inside = (key: string) =>
    paths.filter((path) => path.length > 1 && String(path[0]) === key).map((path) => path.slice(1))
  const keep = (value: unknown, key: string) => {
    const deeper = inside(key)
    return deeper.length > 0 ? without(value, deeper) : value
  }

  if (Array.isArray(part)) {
    return part.flatMap((value: unknown, index) =>
      removed.has(String(index)) ? [] : [keep(value, String(index))],
    )
  }
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]) => (removed.has(key) ? [] : [[key, keep(value, key)]])),
  )
}
