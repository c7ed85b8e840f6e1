import { DEFAULT_ZONE } from './default-zone.ts'
import { toInstant } from './local-time.ts'

const FORMS =
  '2026-03-14T11:20 (Melbourne), 2026-03-14T00:20:00Z, or either with @{epoch ms of the start}'
/** The 16 digits after `@` are enough for the last instant of a JavaScript date. */
const FORM = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::(\d{2}))?(Z)?(?:@(\d{1,16}))?$/

/**
 * How far the festival's clock is ahead of the real one (spec/content F, "the demo runs on a shifted clock").
 * - absent or empty: real time, offset 0
 * - `2026-03-14T00:20:00Z`: the festival's instant when the real time is `startedAtMs` (epoch ms)
 * - `2026-03-14T11:20`: the same as a wall time in Melbourne, which is read as in spec/behaviour §26.2
 * - `…@{epoch ms}`: the festival's instant at that real instant, so that several processes share one clock
 * The zone is Melbourne, because the settings of the site are not known yet. Throws a `RangeError` for any other text.
 */
export function parseClock(
  text: string | undefined,
  startedAtMs: number,
): { readonly offsetMs: number } {
  if (!text) return { offsetMs: 0 }
  const [, minute, seconds = '00', zulu, startedAt] = FORM.exec(text) ?? []
  const utcMs = Date.parse(`${minute}:${seconds}Z`)
  if (!minute || !isRoundTrip(utcMs, minute)) {
    throw new RangeError(`FESTIVAL_CLOCK must be ${FORMS}`)
  }
  const instantMs = zulu ? utcMs : toInstant(minute, DEFAULT_ZONE) + Number(seconds) * 1_000
  return { offsetMs: instantMs - (startedAt ? Number(startedAt) : startedAtMs) }
}

/** For month 13 `Date.parse` returns NaN; for 30 February some engines return 2 March. */
function isRoundTrip(utcMs: number, minute: string): boolean {
  return !Number.isNaN(utcMs) && new Date(utcMs).toISOString().startsWith(minute)
}
