import { schemaOf } from 'contract/answers/keys.ts'
import { prune, type Problem } from 'contract/answers/prune.ts'
import type { Drop } from './drop.ts'

/** Answers without which there is no revision (spec/content D5). */
const NEEDED = ['/global', '/routes']

/** What is left of answers that were held against their schemas. */
export type Validate = (
  answers: ReadonlyMap<string, unknown>,
  dropped: Drop[],
) => Map<string, unknown>

interface Held {
  /** What was held, as JSON. */
  readonly body: string
  /** What is left of it; nothing of one that fails. */
  readonly wire?: unknown
  readonly problems: readonly Problem[]
}

/**
 * Holds every answer against its schema before it is served: a bad item falls alone, an answer that fails is absent, and
 * a failing `/global` or `/routes` fails the whole compose (spec/content D5). An answer that is as it was the last time is
 * not held again: after most edits that is nearly all, and half of what composing takes.
 */
export function createValidate(): Validate {
  let before = new Map<string, Held>()
  return (answers, dropped) => {
    const now = new Map<string, Held>()
    const kept = new Map<string, unknown>()
    for (const [key, answer] of [...answers].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const body = JSON.stringify(answer)
      const known = before.get(key)
      const held = known?.body === body ? known : hold(key, answer, body)
      now.set(key, held)
      for (const { field, message } of held.problems) {
        dropped.push({ key, collection: '', id: '', field, message })
      }
      if (held.wire !== undefined) kept.set(key, held.wire)
      else if (NEEDED.includes(key))
        throw new Error(`${key} does not fit its schema: ${describe(held.problems)}`)
    }
    before = now
    return kept
  }
}

function hold(key: string, answer: unknown, body: string): Held {
  const schema = schemaOf(key)
  // Of a record whose name or year is none.
  if (!schema) return { body, problems: [{ field: '', message: 'is no key of the contract' }] }
  const result = prune(schema, answer)
  return result.ok
    ? { body, wire: result.wire, problems: result.problems }
    : { body, problems: result.problems }
}

function describe(problems: readonly Problem[]): string {
  return problems.map(({ field, message }) => `${field} ${message}`).join(', ')
}
