/** The holding screen (spec/asked §1, spec/behaviour §16). */
import { dateOf, formatDate, formatTime, wallTimeOf, zoneName } from './local-time.ts'

/** The two fitted lines of the headline (spec/asked §1: "the future is loading"). */
export const DEFAULT_HOLDING_LINES = ['The future is', 'loading'] as const
/** spec/asked §1. The words name a day but no year, so they are shown only if `opens_at` is unknown. */
const DEFAULT_CHECK_BACK = 'Check back at 10am 22 Nov AEDT'

/** After staff have opened the site, no cache may serve the holding page for longer. */
const MAX_AGE_S = 30

/**
 * Whether the flag is on, and `opens_at` is absent or in the future (spec/behaviour §16.1). An `opensAt` of `NaN`,
 * from a text that is not a time, counts as absent. Instants are in milliseconds since 1970.
 */
export function holding(
  showLoadingScreen: boolean,
  opensAt: number | undefined,
  now: number,
): boolean {
  return showLoadingScreen && (!isInstant(opensAt) || now < opensAt)
}

/**
 * When to come back: the words of staff, or else the time of `opens_at`, or else the default (spec/behaviour §16.2).
 */
export function checkBackLine(
  opensAtMs: number | undefined,
  { zone, given }: { readonly zone: string; readonly given?: string | undefined },
): string {
  if (given?.trim()) return given.trim()
  if (!isInstant(opensAtMs)) return DEFAULT_CHECK_BACK
  const day = formatDate(dateOf(opensAtMs, zone), 'day-month-short')
  const time = formatTime(wallTimeOf(opensAtMs, zone))
  return `Check back at ${time} ${day} ${zoneName(opensAtMs, zone)}`
}

/** The whole seconds until `opens_at`, from 1 to 30; without `opens_at` 30 (spec/behaviour §16.3). */
export function holdingMaxAgeS(opensAt: number | undefined, now: number): number {
  if (!isInstant(opensAt)) return MAX_AGE_S
  return Math.min(MAX_AGE_S, Math.max(1, Math.floor((opensAt - now) / 1000)))
}

function isInstant(instantMs: number | undefined): instantMs is number {
  return instantMs !== undefined && !Number.isNaN(instantMs)
}
