import fc from 'fast-check'
import { applyChanges, EMPTY_SNAPSHOT } from '../src/replica/snapshot.ts'
import type { WireAnswers } from './create-test-site.ts'

/** The effect of an edit on the answers. `key` and `leaf` are numbers that choose among the existing keys and texts. */
export type RandomEdit =
  | { readonly kind: 'reword'; readonly key: number; readonly leaf: number; readonly word: string }
  | { readonly kind: 'withdraw'; readonly key: number }
  | { readonly kind: 'restore'; readonly key: number }

/** Never withdrawn. Without `/global` and `/routes` the site serves nothing. */
const NEEDED = new Set(['/global', '/routes'])

/** Edits as staff make them: mostly changed texts, and sometimes a record that is removed or comes back. */
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

/** Empty if the site would refuse the new answer, because the edit would then test nothing. */
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

/** A replica that refuses an answer keeps its last good one, which a new site does not have. */
function fits(key: string, answer: unknown): boolean {
  const { problems, refused } = applyChanges(EMPTY_SNAPSHOT, '', [{ key, etag: '', answer }], {
    full: true,
  })
  return problems.length === 0 && refused.length === 0
}
