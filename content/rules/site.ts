import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import { toInstant } from 'contract/rules/local-time.ts'
import { parsePattern } from 'contract/rules/path-pattern.ts'
import { checkColours, type Colours } from './colours.ts'
import { checkRange, checkWallTime } from './date-range.ts'
import { error, warning, type Finding, type Maybe } from './finding.ts'

/** The holding screen shows two lines (spec/asked §1). */
export const HOLDING_LINES = 2

interface AlertFields {
  readonly route_pattern?: Maybe<string>
  readonly from?: Maybe<string>
  readonly to?: Maybe<string>
}

export interface SiteFields {
  readonly zone?: Maybe<string>
  readonly holding?: Maybe<{
    readonly on?: Maybe<boolean>
    readonly opens_at?: Maybe<string>
    readonly lines?: Maybe<readonly string[]>
  }>
  readonly alerts?: Maybe<readonly AlertFields[]>
  readonly screens?: Maybe<
    readonly { readonly screen?: Maybe<string>; readonly theme?: Maybe<Colours> }[]
  >
}

/**
 * When the holding screen is switched on, removes an opening time that is already past. At any other save the time
 * stays (spec/asked §4, decision 037). `wasOn` is the state before the save; `now` is in epoch milliseconds.
 */
export function withoutPastOpening<Settings extends SiteFields>(
  settings: Settings,
  wasOn: boolean,
  now: number,
): Settings {
  const { zone, holding } = settings
  if (wasOn || !holding?.on || !hasPassed(holding.opens_at, zone, now)) return settings
  return { ...settings, holding: { ...holding, opens_at: null } }
}

/** spec/content B15. `now` is in epoch milliseconds. */
export function checkSite({ zone, holding, alerts, screens }: SiteFields, now: number): Finding[] {
  const area = zone ?? DEFAULT_ZONE
  return [
    ...checkWallTime('holding.opens_at', holding?.opens_at, area),
    ...(holding?.on && hasPassed(holding.opens_at, zone, now)
      ? [
          warning(
            'holding.opens_at',
            'This moment is past, so the site is open: empty it to show the screen again',
          ),
        ]
      : []),
    ...(holding?.lines?.length === 1
      ? [error('holding.lines', `Write ${HOLDING_LINES} lines, or none for the usual words`)]
      : []),
    ...(alerts ?? []).flatMap((alert, index) =>
      checkAlert(alert, { field: `alerts.${index}`, area, now }),
    ),
    ...checkScreens(screens),
  ]
}

function hasPassed(opensAt: Maybe<string>, zone: Maybe<string>, now: number): boolean {
  return Boolean(opensAt) && toInstant(opensAt ?? '', zone ?? DEFAULT_ZONE) <= now
}

function checkAlert(
  { route_pattern: pattern, from, to }: AlertFields,
  { field, area, now }: { field: string; area: string; now: number },
): Finding[] {
  const times = [
    ...checkWallTime(`${field}.from`, from, area),
    ...checkWallTime(`${field}.to`, to, area),
    ...checkRange({ start: from, end: to, field: `${field}.to` }),
  ]
  const isOver = to && times.length === 0 && toInstant(to, area) <= now
  return [
    ...(pattern && typeof parsePattern(pattern) === 'string'
      ? [
          error(
            `${field}.route_pattern`,
            'Give a path of this site that starts with /; * stands for one part of it, ** at the end for all that follows',
          ),
        ]
      : []),
    ...times,
    ...(isOver ? [warning(`${field}.to`, 'This moment is past: the alert will not show')] : []),
  ]
}

function checkScreens(screens: SiteFields['screens']): Finding[] {
  const seen = new Set<string>()
  return (screens ?? []).flatMap(({ screen, theme }, index) => {
    const findings = checkColours(`screens.${index}.theme`, theme)
    if (screen && seen.has(screen)) {
      findings.push(error(`screens.${index}.screen`, 'This screen is there twice'))
    }
    if (screen) seen.add(screen)
    return findings
  })
}
