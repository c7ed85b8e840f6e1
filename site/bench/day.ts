import { createMoment } from 'contract/rules/moment.ts'
import { nextMidnight } from 'contract/rules/local-time.ts'
import type { KnownPath } from '../src/publish/known-paths.ts'
import { contentOf } from '../src/publish/page-base.ts'
import type { BuiltSite } from './built-site.ts'
import type { Figure } from './table.ts'

const MELBOURNE = 'Australia/Melbourne'

const DAY_MS = 24 * 60 * 60 * 1000
/** A judgement: each hour of a day may have one opening, closing or start, and midnight is one more. */
const MOST_RENDERS = 25

/**
 * How often a page is rendered on a festival day without edits: at midnight, and at each later instant at which its
 * text changes. Throws if that is more than `MOST_RENDERS` times.
 */
export function dayFigures(built: BuiltSite): readonly Figure[] {
  const counts = built.paths
    .map((known) => ({ path: known.path, renders: rendersOfDay(known, built) }))
    .toSorted((a, b) => b.renders - a.renders)
  const [most] = counts
  if (!most) throw new Error('There is no page')
  if (most.renders > MOST_RENDERS) {
    throw new Error(`${most.path} is rendered ${most.renders} times a day, ${MOST_RENDERS} at most`)
  }
  const all = counts.reduce((sum, { renders }) => sum + renders, 0)
  const once = counts.filter(({ renders }) => renders <= 1).length
  return [
    {
      id: 'P3',
      what: `renders of a page on a festival day without an edit, the most (${most.path})`,
      measured: `${most.renders}; ${all} renders of ${counts.length} pages, ${once} of them once`,
      goal: `≤ ${MOST_RENDERS}`,
    },
  ]
}

function rendersOfDay(
  { path, route, params }: KnownPath,
  { deps: { app, origin }, clock, base: { snapshot } }: BuiltSite,
): number {
  const end = nextMidnight(clock.now(), MELBOURNE)
  let at: number | undefined = end - DAY_MS
  let renders = 0
  while (at !== undefined && at < end) {
    const moment = createMoment(at)
    app.load(route, { path, search: '', params }, { content: contentOf(snapshot), moment, origin })
    renders += 1
    at = moment.until()
  }
  return renders
}
