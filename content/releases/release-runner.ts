/** Only the content service runs this (spec/faults S14). */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { toInstant } from 'contract/rules/local-time.ts'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf } from '../requests/database.ts'
import { withOneTransaction } from '../requests/one-transaction.ts'
import { festivalZone } from '../editions/festival-zone.ts'
import type { Release } from '../payload-types.ts'
import { carryOut, findReleaseProblems, requestOf } from './carry-out.ts'
import { findComingReleases } from '../lookups/coming-releases.ts'
import { dueAt } from './due.ts'
import { problemsText, ReleaseRefused } from './problem.ts'
import { tellStaffOfFailure } from './tell-staff-of-failure.ts'

/** An advisory lock, so that only one process at a time carries releases out. */
const LOCK = sql`hashtextextended('releases', 0)`
/** A judgement: nobody notices a delay of a second, and a look is one small query. */
const LOOK_MS = 1_000
/** No time zone is further ahead of UTC. */
const FURTHEST_AHEAD_MS = 14 * 3_600_000
/** Coming releases are tried at most once in this time: a trial costs as much as carrying one out. */
const TRIAL_MS = 60_000
/**
 * The tries of a release, one a second, if it fails for another reason than a rule (spec/content B18). A judgement: a
 * database that restarts is back within ten seconds.
 */
const MAX_TRIES = 10

export interface RunnerDeps {
  readonly payload: Payload
  /** In epoch milliseconds. */
  readonly now: () => number
  /** Changes when anything public changes. */
  readonly revision: () => string | undefined
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

export interface ReleaseRunner {
  /**
   * Carries out the releases that are due. Tries the others, once a minute at most, if the public answers or the set
   * releases have changed.
   */
  look(): Promise<void>
  /** Calls `look` every second from now on. */
  start(): void
  close(): Promise<void>
}

export function createReleaseRunner({ payload, now, revision, log }: RunnerDeps): ReleaseRunner {
  const tries = new Map<number, number>()
  /** `state` is that of the public answers and the coming releases at the last trial. */
  let tried: { readonly state: string; readonly at: number } | undefined
  let looking: Promise<void> | undefined
  let timer: ReturnType<typeof setInterval> | undefined

  async function lookOnce(): Promise<void> {
    const req = await requestOf(payload, { set_by: null })
    const set = await findComingReleases(req)
    const due = await dueOf(set, req)
    for (const release of due) await run(release)
    const state = JSON.stringify([revision(), set.map(({ id, at, items }) => [id, at, items])])
    if (tried && (tried.state === state || now() - tried.at < TRIAL_MS)) return
    const areTried = await tryAll(
      set.filter((each) => !due.includes(each)),
      { payload, log },
    )
    // A trial that threw an error is made again after a minute, although nothing has changed.
    tried = { state: areTried ? state : '', at: now() }
  }

  /** Reads the time zone from the database only when a release may be due. */
  async function dueOf(set: readonly Release[], req: PayloadRequest): Promise<readonly Release[]> {
    const near = set.filter(({ at }) => toInstant(at, 'UTC') - FURTHEST_AHEAD_MS <= now())
    if (near.length === 0) return []
    const zone = await festivalZone(req)
    return near.filter((release) => dueAt(release, zone) <= now())
  }

  async function run(release: Release): Promise<void> {
    try {
      if (await carryOutOnce(payload, release, now)) log('release.done', { id: release.id })
    } catch (error) {
      const times = (tries.get(release.id) ?? 0) + 1
      tries.set(release.id, times)
      const message = error instanceof Error ? error.message : String(error)
      log('release.failed', { id: release.id, message })
      const isRefused = error instanceof ReleaseRefused
      if (!isRefused && times < MAX_TRIES) return
      tries.delete(release.id)
      const problem = isRefused ? message : `The studio failed ${times} times: ${message}`
      const problems = isRefused ? error.problems : []
      await tellStaffOfFailure(payload, release, { problem, problems, at: now() })
    }
  }

  async function look(): Promise<void> {
    looking ??= lookOnce()
    try {
      await looking
    } finally {
      looking = undefined
    }
  }

  const report = (error: unknown) => log('release.look', { message: String(error) })
  return {
    look,
    start() {
      timer = setInterval(() => void look().catch(report), LOOK_MS)
    },
    async close() {
      clearInterval(timer)
      await looking?.catch(() => undefined)
    },
  }
}

/** If a trial throws, the other releases are still tried, and the result is false. */
async function tryAll(
  releases: readonly Release[],
  { payload, log }: Pick<RunnerDeps, 'payload' | 'log'>,
): Promise<boolean> {
  let areTried = true
  for (const release of releases) {
    try {
      await tryOut(payload, release)
    } catch (error) {
      log('release.trial', { id: release.id, message: String(error) })
      areTried = false
    }
  }
  return areTried
}

async function tryOut(payload: Payload, release: Release): Promise<void> {
  const found = await findReleaseProblems(payload, release)
  const problem = problemsText(found) || null
  if (problem === (release.problem ?? null)) return
  const where = { id: { equals: release.id }, state: { equals: 'set' as const } }
  await payload.update({ collection: 'releases', where, data: { problem }, depth: 0 })
}

/** False if another process carries releases out, or somebody has moved or cancelled this one meanwhile. */
async function carryOutOnce(
  payload: Payload,
  release: Release,
  now: () => number,
): Promise<boolean> {
  const req = await requestOf(payload, release)
  return withOneTransaction(req, async () => {
    const database = await databaseOf(req)
    const { rows: locks } = await database.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`,
    )
    if (!locks[0]?.mine) return false
    const { rows } = await database.execute<{ id: number }>(
      sql`select id from releases where id = ${release.id} and state = 'set' and at = ${release.at} for update`,
    )
    if (rows.length === 0) return false
    const { id } = release
    const { items } = await payload.findByID({ collection: 'releases', id, depth: 0, req })
    const carriedOut = await carryOut(items ?? [], req)
    const ended = { state: 'done' as const, problem: null, ended_at: new Date(now()).toISOString() }
    const data = { ...ended, items: carriedOut }
    await payload.update({ collection: 'releases', id, data, depth: 0, req })
    return true
  })
}
