import { DAY_MS } from 'contract/rules/day-ms.ts'
import { formatInstant } from 'contract/rules/local-time.ts'
import type { PayloadRequest } from 'payload'
import { festivalZone } from '../editions/festival-zone.ts'
import type { Release } from '../payload-types.ts'
import { findComingReleases, targetOf } from '../lookups/coming-releases.ts'
import { dueAt } from '../releases/due.ts'
import { findFailed } from '../releases/find-failed.ts'
import { titleOf } from '../releases/titles.ts'

/** Of each kind; the page of releases shows more. */
const MOST = 10
/** Somebody who was away overnight still sees what was carried out (spec/behaviour §30.12). */
const NEWS_MS = DAY_MS

export interface PlannedRelease {
  readonly id: number
  /** The title of the first record if the release has no name. */
  readonly title: string
  /** When it is due or was carried out: `Saturday 14 March 2026, 10am AEDT`. */
  readonly when: string
  /** Why it failed or would fail; empty otherwise. */
  readonly problem: string
}

export interface Planned {
  /** The earliest first. */
  readonly set: readonly PlannedRelease[]
  /** The newest first. */
  readonly failed: readonly PlannedRelease[]
  /** Carried out within the last day, the newest first. */
  readonly done: readonly PlannedRelease[]
}

/** Returns only as many releases as the home has space for. `nowMs` is in epoch milliseconds. */
export async function findPlanned(req: PayloadRequest, nowMs: number): Promise<Planned> {
  const [zone, set, failed, done] = await Promise.all([
    festivalZone(req),
    findComingReleases(req),
    findFailed(req),
    findNews(req, nowMs),
  ])
  const planned = (releases: readonly Release[]) =>
    Promise.all(releases.map((release) => plannedOf(release, zone, req)))
  return {
    set: await planned(set.slice(0, MOST)),
    failed: await planned(failed.slice(0, MOST)),
    done: await planned(done),
  }
}

async function findNews(req: PayloadRequest, nowMs: number): Promise<Release[]> {
  const since = new Date(nowMs - NEWS_MS).toISOString()
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { state: { equals: 'done' }, ended_at: { greater_than: since } },
    depth: 0,
    limit: MOST,
    sort: '-ended_at',
    req,
  })
  return docs
}

async function plannedOf(
  release: Release,
  zone: string,
  req: PayloadRequest,
): Promise<PlannedRelease> {
  const { id, name, items, problem, state, ended_at: endedAt } = release
  const [first, ...others] = items ?? []
  const title = name || (first ? await titleOf(targetOf(first), req) : 'A release of nothing')
  return {
    id,
    title: others.length > 0 && !name ? `${title} and ${others.length} more` : title,
    when: formatInstant(
      state === 'done' && endedAt ? Date.parse(endedAt) : dueAt(release, zone),
      zone,
    ),
    problem: problem ?? '',
  }
}
