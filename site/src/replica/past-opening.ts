import { LocalDateTime } from 'contract/answers/scalars.ts'
import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import { toInstant } from 'contract/rules/local-time.ts'
import * as v from 'valibot'
import { openingOf, type Applied, type Change, type Snapshot } from './snapshot.ts'

const KEY = '/site'

type KeyProblem = Applied['problems'][number]

const WithOpening = v.looseObject({
  zone: v.fallback(v.string(), DEFAULT_ZONE),
  holding: v.looseObject({ opens_at: LocalDateTime }),
})

/**
 * Yields the changes without an `opens_at` that was past when it was first received: then `show_loading_screen` alone
 * decides whether the site is held (spec/asked §4, decision 037). An `opens_at` that `before` has too was in the future
 * when it was first received, so it stays. `now` is in epoch milliseconds.
 */
export function* dropPastOpening(
  changes: Iterable<Change>,
  { before, now, report }: { before: Snapshot; now: number; report: (problem: KeyProblem) => void },
): Generator<Change> {
  for (const each of changes) {
    const { change, opensAt } = withoutPastOpening(each, before, now)
    if (opensAt !== undefined) report(problemOf(opensAt))
    yield change
  }
}

function withoutPastOpening(
  change: Change,
  before: Snapshot,
  now: number,
): { readonly change: Change; readonly opensAt?: string } {
  if (change.key !== KEY || 'gone' in change) return { change }
  // With an equal etag, `applyChanges` keeps the answer of `before`.
  if (before.answers.get(KEY)?.etag === change.etag) return { change }
  const site = v.safeParse(WithOpening, change.answer)
  if (!site.success) return { change }
  const { opens_at: opensAt, ...holding } = site.output.holding
  const instant = toInstant(opensAt, site.output.zone)
  if (instant > now || instant === openingOf(before)) return { change }
  return { change: { key: KEY, etag: change.etag, answer: { ...site.output, holding } }, opensAt }
}

function problemOf(opensAt: string): KeyProblem {
  const message = `${opensAt} was over when it came: show_loading_screen alone decides`
  return { key: KEY, field: 'holding.opens_at', message }
}
