import { checkColours, type Colours } from './colours.ts'
import { isComplete, type Coordinates } from './coordinates.ts'
import { error, type Finding, type Maybe, type Relation } from './finding.ts'
import { checkTitle } from './title.ts'

/** A single place is not a route (spec/content B8). */
export const MIN_STOPS = 2
/** A judgement (spec/content B8): five hours, with ten minutes for each stop and the way to it. */
export const MAX_STOPS = 30
/** A line has two ends. */
const MIN_POINTS = 2
/**
 * A judgement: the demo's longest line has 60 points. A recorded walk is reduced to 300 points
 * (`studio/components/map/route-file.ts`), which are 6 kB of a page.
 */
export const MAX_POINTS = 300

interface StopFields {
  readonly event?: Relation
  readonly venue?: Relation
  readonly point?: Maybe<Coordinates & { readonly title?: Maybe<string> }>
  readonly audio?: Maybe<{
    readonly file?: Relation
    readonly url?: Maybe<string>
    readonly transcript?: Maybe<string>
  }>
}

export interface GuideFields {
  readonly title?: Maybe<string>
  readonly mode?: Maybe<string>
  readonly stops?: Maybe<readonly StopFields[]>
  readonly route?: Maybe<{
    readonly line?: unknown
    readonly distance_m?: Maybe<number>
    readonly duration_min?: Maybe<number>
  }>
  readonly theme?: Maybe<Colours>
}

/** spec/content B8 */
export function checkGuide(guide: GuideFields): Finding[] {
  return [
    ...checkTitle('title', guide.title),
    ...(guide.stops ?? []).flatMap(checkStop),
    ...checkRoute(guide),
    ...checkColours('theme', guide.theme),
  ]
}

function checkStop({ event, venue, point, audio }: StopFields, index: number): Finding[] {
  const field = `stops.${index}`
  const hasPoint = isComplete(point) || Boolean(point?.title)
  const chosen = [Boolean(event), Boolean(venue), hasPoint].filter(Boolean).length
  const findings: Finding[] = []
  if (chosen !== 1) {
    findings.push(error(`${field}.event`, 'Choose an event, a venue or a point: exactly one'))
  } else if (hasPoint && !(isComplete(point) && point?.title)) {
    findings.push(error(`${field}.point.title`, 'A point needs a title and both coordinates'))
  }
  if ((audio?.file || audio?.url) && !audio.transcript?.trim()) {
    findings.push(error(`${field}.audio.transcript`, 'A sound needs its transcript'))
  }
  return findings
}

function checkRoute({ mode, route }: GuideFields): Finding[] {
  const line = route?.line ?? undefined
  if (line === undefined) {
    return mode === 'theme' ? [] : [error('route.line', 'A guide needs its line, unless a theme')]
  }
  const findings: Finding[] = []
  if (!isLine(line)) {
    const message = `Give ${MIN_POINTS} to ${MAX_POINTS} points as [[longitude, latitude], …]`
    findings.push(error('route.line', message))
  }
  if (typeof route?.distance_m !== 'number') {
    findings.push(error('route.distance_m', 'Say how long the line is'))
  }
  if (typeof route?.duration_min !== 'number') {
    findings.push(error('route.duration_min', 'Say how long it takes'))
  }
  return findings
}

function isLine(line: unknown): boolean {
  return (
    Array.isArray(line) &&
    line.length >= MIN_POINTS &&
    line.length <= MAX_POINTS &&
    line.every(isPoint)
  )
}

/** Longitude comes first. A second number beyond 90 cannot be a latitude, so many swapped numbers are found. */
function isPoint(point: unknown): boolean {
  if (!Array.isArray(point) || point.length !== 2) return false
  const [lon, lat]: unknown[] = point
  return (
    typeof lon === 'number' &&
    typeof lat === 'number' &&
    Math.abs(lon) <= 180 &&
    Math.abs(lat) <= 90
  )
}
