import { schemaOf } from 'contract/answers/keys.ts'
import { prune, type Problem } from 'contract/answers/prune.ts'
import type { Drop } from './drop.ts'

/** Answers without which there is no revision (spec/content D5). */
const NEEDED = ['/global', '/routes']

/** Validates answers by their schemas and returns the valid ones. */
export type Validate = (
  answers: ReadonlyMap<string, unknown>,
  dropped: Drop[],
) => Map<string, unknown>

interface Checked {
  /** The answer that was checked, as JSON. */
  readonly body: string
  /** The answer without its bad items; absent when the whole answer is invalid. */
  readonly wire?: unknown
  readonly problems: readonly Problem[]
}

/**
 * Validates every answer before it is served: a bad item is dropped alone, an invalid answer is left out, and an
 * invalid `/global` or `/routes` fails the whole compose (spec/content D5). Answers that have not changed since the
 * last call are not validated again, which saves half of the time of a compose.
 */
export function createValidate(): Validate {
  let before = new Map<string, Checked>()
  return (answers, dropped) => {
    const now = new Map<string, Checked>()
    const valid = new Map<string, unknown>()
    for (const [key, answer] of [...answers].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const body = JSON.stringify(answer)
      const known = before.get(key)
      const checked = known?.body === body ? known : check(key, answer, body)
      now.set(key, checked)
      for (const { field, message } of checked.problems) {
        dropped.push({ key, collection: '', id: '', field, message })
      }
      if (checked.wire !== undefined) valid.set(key, checked.wire)
      else if (NEEDED.includes(key))
        throw new Error(`${key} does not fit its schema: ${describe(checked.problems)}`)
    }
    before = now
    return valid
  }
}

function check(key: string, answer: unknown, body: string): Checked {
  const schema = schemaOf(key)
  // The key comes from a record whose name or year is invalid.
  if (!schema) return { body, problems: [{ field: '', message: 'is no key of the contract' }] }
  const result = prune(schema, answer)
  return result.ok
    ? { body, wire: result.wire, problems: result.problems }
    : { body, problems: result.problems }
}

function describe(problems: readonly Problem[]): string {
  return problems.map(({ field, message }) => `${field} ${message}`).join(', ')
}
