import { schemaOf } from 'contract/answers/keys.ts'
import { prune } from 'contract/answers/prune.ts'
import type { Drop } from './drop.ts'

/** Answers without which there is no revision (content.md D5). */
const NEEDED = ['/global', '/routes']

/**
 * Holds every answer against its schema before it is served: a bad item falls alone, an answer that fails is absent, and
 * a failing `/global` or `/routes` fails the whole compose (content.md D5).
 */
export function validated(
  answers: ReadonlyMap<string, unknown>,
  dropped: Drop[],
): Map<string, unknown> {
  const kept = new Map<string, unknown>()
  for (const [key, answer] of [...answers].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const schema = schemaOf(key)
    if (!schema) {
      dropped.push({ key, collection: '', id: '', field: '', message: 'is no key of the contract' })
      continue
    }
    const result = prune(schema, answer)
    for (const { field, message } of result.problems) {
      dropped.push({ key, collection: '', id: '', field, message })
    }
    if (result.ok) kept.set(key, result.wire)
    else if (NEEDED.includes(key))
      throw new Error(`${key} does not fit its schema: ${describe(result.problems)}`)
  }
  return kept
}

function describe(problems: readonly { field: string; message: string }[]): string {
  return problems.map(({ field, message }) => `${field} ${message}`).join(', ')
}
