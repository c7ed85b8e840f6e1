import { formatTimeToSecond } from 'contract/rules/local-time.ts'
import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { pageOf } from '../addresses/page-of.ts'
import type { LiveSettings } from '../settings/environment.ts'
import { settingsOf } from '../requests/settings.ts'
import { festivalZone } from '../editions/festival-zone.ts'
import { findCurrentYear } from '../editions/find-editions.ts'
import type { Partner } from '../payload-types.ts'
import { documentNameOf, readPublished, type Target } from './record.ts'

/** The content service runs beside the studio or in its network, and answers from memory. */
const PATIENCE_MS = 2_000

/** What is used here of the content service's `GET /reached`. */
const Reached = v.object({
  isComposed: v.boolean(),
  sites: v.array(
    v.object({
      isAway: v.boolean(),
      hasReached: v.boolean(),
      at: v.optional(v.number()),
      count: v.number(),
      paths: v.array(v.string()),
    }),
  ),
})
export type Reached = v.InferOutput<typeof Reached>

export interface Live {
  /**
   * `hidden`: the record is not public, or the studio has no address of the content service. `waiting`: no site
   * reports, or the content service does not answer.
   */
  readonly state: 'hidden' | 'going' | 'waiting' | 'live'
  /** Shows the record; for a global, the home page. Absent if visitors do not find the record there. */
  readonly page?: string
  /**
   * When the last site began to show the version, by the festival's clock: `11.42.07am`. Absent if no page changed
   * with it, as after going back to what is public, and if the content service has been started since.
   */
  readonly since?: string
  /** The pages that changed when a site began to show the version; of several sites, the largest number. */
  readonly count: number
  /** The first of these pages, as addresses of the public site; the record's own page comes first. */
  readonly pages: readonly string[]
}

const NOTHING = { count: 0, pages: [] } as const

/**
 * Finds out whether sites show the newest public version of a record, and on which pages (spec/behaviour §24.4).
 * Reads the record with the rights of the person who asks. If the content service fails, the state is `waiting`.
 */
export async function liveOf(req: PayloadRequest, target: Target): Promise<Live> {
  const { clockOffsetMs, live, siteOrigin } = settingsOf(req)
  const published = await readPublished(req, target)
  if (!published) return { state: 'hidden', ...NOTHING }
  const collection = 'global' in target ? undefined : target.collection
  const path = await pageOf(req, collection, published)
  const hasPage = path !== undefined && (await isOnPage(req, collection, published))
  const page = hasPage ? { page: siteOrigin + path } : {}
  if (!live) return { state: 'hidden', ...page, ...NOTHING }
  const reached = await ask(live, documentNameOf(target), String(published['updatedAt']))
  const zone = await festivalZone(req)
  return { ...liveWords(reached, { clockOffsetMs, zone, siteOrigin, path }), ...page }
}

/** A partner of a later year is not on the page of partners yet (spec/screens §2). */
async function isOnPage(
  req: PayloadRequest,
  collection: string | undefined,
  { withdrawn, tiers }: { readonly withdrawn?: unknown; readonly tiers?: Partner['tiers'] },
): Promise<boolean> {
  if (withdrawn === true) return false
  if (collection !== 'partners') return true
  const current = await findCurrentYear(req)
  return (tiers ?? []).some(({ year }) => year <= current)
}

async function ask(
  { contentUrl, token }: LiveSettings,
  record: string,
  updated: string,
): Promise<Reached | undefined> {
  try {
    const query = new URLSearchParams({ record, updated })
    const response = await fetch(`${contentUrl}/reached?${query}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return v.parse(Reached, await response.json())
  } catch {
    return undefined
  }
}

interface LiveWordsOptions {
  readonly clockOffsetMs: number
  readonly zone: string
  readonly siteOrigin: string
  /** The record's own page, which comes first. */
  readonly path: string | undefined
}

/** The state is `live` once every site shows the version. Sites that are away do not count. */
export function liveWords(
  reached: Reached | undefined,
  { clockOffsetMs, zone, siteOrigin, path }: LiveWordsOptions,
): Live {
  const sites = (reached?.sites ?? []).filter(({ isAway }) => !isAway)
  if (sites.length === 0) return { state: 'waiting', ...NOTHING }
  if (!sites.every(({ hasReached }) => hasReached)) return { state: 'going', ...NOTHING }
  const times = sites.flatMap(({ at }) => (at === undefined ? [] : [at]))
  const paths = new Set(sites.flatMap((site) => site.paths))
  const count = Math.max(...sites.map((site) => site.count))
  return {
    state: 'live',
    ...(times.length > 0 && count > 0
      ? { since: formatTimeToSecond(Math.max(...times) + clockOffsetMs, zone) }
      : {}),
    count,
    pages: [...paths]
      .toSorted((a, b) => Number(b === path) - Number(a === path))
      .map((each) => siteOrigin + each),
  }
}
