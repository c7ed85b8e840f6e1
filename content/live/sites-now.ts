import { formatTime, wallTimeOf } from 'contract/rules/local-time.ts'
import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { settingsOf } from '../requests/settings.ts'
import { festivalZone } from '../editions/festival-zone.ts'

/** The content service runs beside the studio or in its network. */
const PATIENCE_MS = 500

const Sites = v.object({
  sites: v.array(
    v.object({
      site: v.string(),
      isAway: v.boolean(),
      hasReached: v.boolean(),
      at: v.optional(v.number()),
    }),
  ),
})
type SiteNow = v.InferOutput<typeof Sites>['sites'][number]

export interface SiteState {
  readonly site: string
  readonly isWell: boolean
  readonly words: string
}

/**
 * Returns the sites that have reported to the content service; those that are outdated or away come first. `silent`:
 * their states could not be read. `unknown`: this studio does not know the address of the content service.
 */
export async function findSites(
  req: Pick<PayloadRequest, 'payload'>,
): Promise<readonly SiteState[] | 'silent' | 'unknown'> {
  const { clockOffsetMs, live } = settingsOf(req)
  if (!live) return 'unknown'
  try {
    const response = await fetch(`${live.contentUrl}/reached`, {
      headers: { authorization: `Bearer ${live.token}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const { sites } = v.parse(Sites, await response.json())
    const clock = { clockOffsetMs, zone: await festivalZone(req) }
    return sites
      .map((site) => siteState(site, clock))
      .toSorted((one, other) => Number(one.isWell) - Number(other.isWell))
  } catch {
    return 'silent'
  }
}

/** `at` is in the machine's time; the words use the festival's. */
export function siteState(
  { site, isAway, hasReached, at }: SiteNow,
  { clockOffsetMs, zone }: { readonly clockOffsetMs: number; readonly zone: string },
): SiteState {
  if (isAway) {
    const words = 'Away: it has said nothing for two minutes. Visitors may see an older version'
    return { site, isWell: false, words }
  }
  if (!hasReached) return { site, isWell: false, words: 'Taking in the newest changes' }
  const since = at === undefined ? '' : ` since ${formatTime(wallTimeOf(at + clockOffsetMs, zone))}`
  return { site, isWell: true, words: `Up to date${since}` }
}
