import type { EditionSummary } from 'contract/answers/parts.ts'
import type { Hours } from 'contract/rules/hours.ts'
import type { Edition } from 'contract/answers/year.ts'
import { addDays, formatDateRange, startOfDay } from 'contract/rules/local-time.ts'
import type { Moment } from 'contract/rules/moment.ts'
import type { NowClock } from 'contract/rules/state-now.ts'
import type { FestivalStub } from 'contract/answers/stubs.ts'
import type { Content, LoadArgs } from './screen.ts'

/** Whether the first day of an edition has come (spec/screens §0.1). */
export function hasBegun(
  { start, zone }: Pick<EditionSummary, 'start' | 'zone'>,
  moment: Moment,
): boolean {
  return !moment.isBefore(startOfDay(start, zone))
}

/** Whether an edition is past: its last day is over (spec/screens §0.1). */
export function isPastEdition(
  { end, zone }: Pick<EditionSummary, 'end' | 'zone'>,
  moment: Moment,
): boolean {
  return !moment.isBefore(startOfDay(addDays(end, 1), zone))
}

/**
 * Today in the edition's zone; for a past edition the day after its last, so that its pages do not change any more.
 */
export function todayIn(edition: Pick<EditionSummary, 'end' | 'zone'>, moment: Moment): string {
  return isPastEdition(edition, moment) ? addDays(edition.end, 1) : moment.today(edition.zone)
}

export function beginsByTomorrow(
  { start, zone }: Pick<EditionSummary, 'start' | 'zone'>,
  moment: Moment,
): boolean {
  return !moment.isBefore(startOfDay(addDays(start, -1), zone))
}

export function noEventsText(year: number, isPast: boolean): string {
  return isPast ? `No events of ${year} are on record` : `The ${year} program is announced soon`
}

/** The list has no zone, so the site's zone is used. Without both dates there is no edition, so it is past. */
export function isPastFestival(
  { start, end }: Pick<FestivalStub, 'start' | 'end'>,
  { moment, zone }: NowClock,
): boolean {
  if (start === undefined || end === undefined) return true
  return isPastEdition({ end, zone }, moment)
}

export interface PastView {
  readonly year: number
  /** Whether it is still the festival's current edition: then the badge has no link to a current edition. */
  readonly isCurrent: boolean
}

/** Returns the badge of an edition; undefined if it is not over. */
export function pastView(
  edition: Pick<EditionSummary, 'year' | 'end' | 'zone'>,
  { moment, isCurrent }: { moment: Moment; isCurrent: boolean },
): PastView | undefined {
  return isPastEdition(edition, moment) ? { year: edition.year, isCurrent } : undefined
}

export interface EditionContext {
  readonly year: number
  readonly zone: string
  readonly isPast: boolean
  readonly moment: Moment
  /** The singular titles of program types by key: "Talk". */
  readonly typeTitles: Readonly<Record<string, string>>
  readonly precinctTitles: Readonly<Record<string, string>>
  /** The hours of a venue of the edition by the venue's id; undefined if the venue is not known. */
  readonly hoursOf: (venueId: string) => Hours | undefined
}

export function editionContext(content: Content, edition: Edition, moment: Moment): EditionContext {
  return {
    year: edition.year,
    zone: edition.zone,
    isPast: isPastEdition(edition, moment),
    moment,
    typeTitles: Object.fromEntries(edition.types.map(({ key, singular }) => [key, singular])),
    precinctTitles: Object.fromEntries(edition.precincts.map(({ key, title }) => [key, title])),
    hoursOf: venueHours(content, edition.year),
  }
}

/** The answer is read when hours are first asked for, so that a page without hours does not depend on it. */
function venueHours(content: Content, year: number): EditionContext['hoursOf'] {
  let hours: ReadonlyMap<string, Hours> | undefined
  return (venueId) => {
    hours ??= new Map(
      (content.get(`/years/${year}/venues`)?.venues ?? []).map((venue) => [venue.id, venue.hours]),
    )
    return hours.get(venueId)
  }
}

export type EditionContexts = ReadonlyMap<number, EditionContext>

/** Returns the contexts of the editions of some records; editions that are not published are left out. */
export function contextsOf(
  content: Content,
  records: readonly { readonly year: number }[],
  moment: Moment,
): EditionContexts {
  const contexts = new Map<number, EditionContext>()
  for (const year of new Set(records.map((record) => record.year))) {
    const edition = content.get(`/years/${year}`)
    if (edition) contexts.set(year, editionContext(content, edition, moment))
  }
  return contexts
}

/** "6–29 March 2026". */
export function editionDates({ start, end }: Pick<EditionSummary, 'start' | 'end'>): string {
  return formatDateRange(start, end, 'long')
}

/** The year that the routes without a year show, also after its edition is over (spec/screens §0.1). */
export function currentYear(content: Content): number | undefined {
  return content.get('/global')?.festival_year
}

export function isCurrentYear(content: Content, year: number): boolean {
  return currentYear(content) === year
}

/** Returns the edition of a screen: that of the route's year, else the current one (spec/screens §0.1). */
export function screenEdition({
  content,
  meta,
}: Pick<LoadArgs, 'content' | 'meta'>): Edition | undefined {
  const year = meta.year ?? currentYear(content)
  return year === undefined ? undefined : content.get(`/years/${year}`)
}
