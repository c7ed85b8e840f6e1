import { schemaOf } from 'contract/answers/keys.ts'
import { prune } from 'contract/answers/prune.ts'
import fc from 'fast-check'
import type { WireAnswers } from './create-test-site.ts'

/** What one edit does to the answers; numbers choose among what is there. */
export type RandomEdit =
  | { readonly kind: 'reword'; readonly key: number; readonly leaf: number; readonly word: string }
  | { readonly kind: 'withdraw'; readonly key: number }
  | { readonly kind: 'restore'; readonly key: number }

/** Without these nothing is served at all. */
const NEEDED = new Set(['/global', '/routes', '/site'])

/** Edits as staff make them: mostly other words, now and then a record that goes or comes back. */
export const randomEdit: fc.Arbitrary<RandomEdit> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('reword' as const),
      key: fc.nat(),
      leaf: fc.nat(),
      word: fc.stringMatching(/^[A-Z][a-z]{2,8}$/),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('withdraw' as const), key: fc.nat() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const), key: fc.nat() }) },
)

/** What changes by an edit; nothing when the answer would not fit its schema, which is refused and proves nothing. */
export function changesOf(edit: RandomEdit, now: WireAnswers, first: WireAnswers): WireAnswers {
  const keys = Object.keys(first)
  const key = keys[edit.key % keys.length] ?? ''
  switch (edit.kind) {
    case 'withdraw':
      return NEEDED.has(key) ? {} : { [key]: undefined }
    case 'restore':
      return { [key]: first[key] }
    case 'reword': {
      const reworded = reword(now[key], edit)
      return fits(key, reworded) ? { [key]: reworded } : {}
    }
  }
}

function reword(answer: unknown, { leaf, word }: { leaf: number; word: string }): unknown {
  let texts = 0
  JSON.stringify(answer, (_name, value: unknown) => {
    if (typeof value === 'string') texts += 1
    return value
  })
  let at = -1
  return JSON.parse(
    JSON.stringify(answer ?? null, (_name, value: unknown) => {
      if (typeof value !== 'string') return value
      at += 1
      return at === leaf % texts ? word : value
    }),
  )
}

function fits(key: string, answer: unknown): boolean {
  const schema = schemaOf(key)
  const result = schema && prune(schema, answer)
  return result?.ok === true && result.problems.length === 0
}
