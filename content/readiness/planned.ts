/** The releases that the studio's home shows: what becomes public by itself, and what should have. */
import type { PayloadRequest } from 'payload'
import type { Release } from '../payload-types.ts'
import { dueAt, findSet, keyOf } from '../releases/due.ts'
import { findFailed } from '../releases/failed.ts'
import { titleOf } from '../releases/titles.ts'
import { longWhen } from '../releases/words.ts'

/** How many of each the home shows: the page of releases has all. */
const MOST = 10

export interface PlannedRelease {
  readonly id: number
  /** Its name, else its first record. */
  readonly title: string
  /** `Saturday 14 March 2026, 10am AEDT` */
  readonly when: string
  /** Why it failed or would fail; empty when it did not and would not. */
  readonly problem: string
}

export interface Planned {
  /** The first to come first. */
  readonly set: readonly PlannedRelease[]
  /** The newest first. */
  readonly failed: readonly PlannedRelease[]
}

/** What is set and what failed; of each release only what the home has room for. */
export async function findPlanned(req: PayloadRequest): Promise<Planned> {
  const [set, failed] = await Promise.all([findSet(req), findFailed(req)])
  const planned = (releases: readonly Release[]) =>
    Promise.all(releases.map((release) => plannedOf(release, req)))
  return { set: await planned(set.slice(0, MOST)), failed: await planned(failed.slice(0, MOST)) }
}

async function plannedOf(release: Release, req: PayloadRequest): Promise<PlannedRelease> {
  const { id, name, items, problem } = release
  const [first, ...others] = items ?? []
  const key = first && keyOf(first)
  const title = name || (key ? await titleOf(key, req) : 'A release of nothing')
  return {
    id,
    title: others.length > 0 && !name ? `${title} and ${others.length} more` : title,
    when: longWhen(dueAt(release)),
    problem: problem ?? '',
  }
}
