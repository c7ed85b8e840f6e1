/** The edition that the studio's home shows by default (spec/behaviour §30.12). */
import { dateOf } from 'contract/rules/local-time.ts'
import type { PayloadRequest } from 'payload'
import type { Festival } from '../payload-types.ts'
import { findCurrentYear, findEditions } from './find-editions.ts'

type Edition = Pick<Festival, 'year' | 'start' | 'end' | 'zone' | '_status' | 'withdrawn'>

/**
 * Returns the edition that staff work for. It is the public edition that is running, even if another edition is already
 * the current one. If none is running, it is the current edition. Once that is over, it is the next edition, which may
 * be a draft, or still the current one if there is no next one. `nowMs` is the festival's present time in epoch
 * milliseconds.
 */
export function editionAtWork<Each extends Edition>(
  editions: readonly Each[],
  { currentYear, nowMs }: { readonly currentYear: number; readonly nowMs: number },
): Each | undefined {
  const kept = editionsAhead(editions, nowMs)
  const isRunning = ({ start, zone, _status: status }: Each) =>
    status === 'published' && dateOf(nowMs, zone) >= start
  const current = editions.find(({ year }) => year === currentYear)
  const next = kept.find(({ year }) => year >= currentYear)
  return kept.find(isRunning) ?? next ?? current
}

/** Editions that are neither over nor withdrawn, by year. */
export function editionsAhead<Each extends Edition>(
  editions: readonly Each[],
  nowMs: number,
): readonly Each[] {
  return editions
    .filter(({ end, withdrawn, zone }) => !withdrawn && dateOf(nowMs, zone) <= end)
    .toSorted((a, b) => a.year - b.year)
}

export interface EditionsAtWork {
  /** The edition of the requested year or, without one, that which staff work for. Undefined if there is none. */
  readonly shown: Festival | undefined
  /** Only those that are not over. */
  readonly others: readonly Festival[]
}

export async function findEditionsAtWork(
  { asked, nowMs }: { readonly asked?: number; readonly nowMs: number },
  req: PayloadRequest,
): Promise<EditionsAtWork> {
  const [stored, currentYear] = await Promise.all([findEditions(req), findCurrentYear(req)])
  const editions = await newestOf(stored, req)
  const shown =
    editions.find(({ year }) => year === asked) ?? editionAtWork(editions, { currentYear, nowMs })
  return { shown, others: editionsAhead(editions, nowMs).filter((each) => each !== shown) }
}

/** Replaces editions that are not public by their newest drafts. */
async function newestOf(
  editions: readonly Festival[],
  req: PayloadRequest,
): Promise<readonly Festival[]> {
  const drafts = editions.filter(({ _status: status }) => status !== 'published')
  const { docs } = await req.payload.find({
    collection: 'festivals',
    where: { id: { in: drafts.map(({ id }) => id) } },
    draft: true,
    depth: 0,
    pagination: false,
    req,
  })
  const newest = new Map(docs.map((edition) => [edition.id, edition]))
  return editions.map((edition) => newest.get(edition.id) ?? edition)
}
