import { planPath } from 'contract/rules/plan-link.ts'
import { factsOf } from '../../keeping/kept-document.ts'
import { PLAN_CACHE } from '../../keeping/names.ts'
import { pageOf } from '../navigation/place.ts'
import type { PageKeeper } from './page-keeper.ts'

/** Pages older than this are fetched again. A judgement: hours and places are settled by the day before. */
const FRESH_MS = 24 * 60 * 60 * 1000

export interface PlanPages {
  /** The plan's link, as a path. */
  readonly link: string
  readonly pages: readonly string[]
}

/**
 * Keeps the plan's link, the page that leads to it, and the pages of its events and venues. Removes the rest of an
 * earlier plan (spec/behaviour §35.9). Rejects like `PageKeeper.keep`.
 */
export async function keepPlan(keeper: Pick<PageKeeper, 'keep'>, plan: PlanPages): Promise<void> {
  await keeper.keep(PLAN_CACHE, plan.link, { isOwn: true })
  await keeper.keep(PLAN_CACHE, planPath())
  const cache = await caches.open(PLAN_CACHE)
  const wanted = new Set([plan.link, planPath(), ...plan.pages])
  for (const request of await cache.keys()) {
    if (!wanted.has(pageOf(new URL(request.url)))) await cache.delete(request)
  }
  for (const page of plan.pages) {
    if (!(await isFresh(cache, page))) await keeper.keep(PLAN_CACHE, page)
  }
}

/** The pages of the events and venues of the plan that is shown. */
export function pagesOfPlan(): readonly string[] {
  const links = document.querySelectorAll('main [data-plan] :is(h3, svg) a[href]')
  const pages = [...links].map((link) =>
    pageOf(new URL(link.getAttribute('href') ?? '', location.href)),
  )
  return [...new Set(pages)]
}

async function isFresh(cache: Cache, page: string): Promise<boolean> {
  const answer = await cache.match(page)
  const facts = answer && factsOf(answer)
  return facts !== undefined && Date.now() - facts.keptAt < FRESH_MS
}
