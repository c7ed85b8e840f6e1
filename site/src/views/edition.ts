import type { EditionSummary } from 'contract/answers/parts.ts'
import type { Edition } from 'contract/answers/year.ts'
import { addDays, dateOf, formatDateRange, nextMidnight } from 'contract/rules/melbourne-time.ts'
import type { Content } from './content.ts'

/** Before its first day, on one of its days, or after its last (spec/screens §0.1). */
export type Phase = 'before' | 'during' | 'past'

export function phaseOf(
  { start, end, zone }: Pick<EditionSummary, 'start' | 'end' | 'zone'>,
  now: number,
): Phase {
  const today = dateOf(now, zone)
  if (today < start) return 'before'
  return today > end ? 'past' : 'during'
}

/** Until when an edition's phase is true: the next midnight, or for ever when it is past. */
export function phaseUntil(
  edition: Pick<EditionSummary, 'start' | 'end' | 'zone'>,
  now: number,
): number | undefined {
  return phaseOf(edition, now) === 'past' ? undefined : nextMidnight(now, edition.zone)
}

/**
 * Today in an edition's zone. A past edition stays at the day after its last: nothing it shows depends on how long ago
 * that was, and its pages keep their bytes.
 */
export function todayIn(
  edition: Pick<EditionSummary, 'start' | 'end' | 'zone'>,
  now: number,
): string {
  return phaseOf(edition, now) === 'past' ? addDays(edition.end, 1) : dateOf(now, edition.zone)
}

/** What the badge of an edition says that is over; `isCurrent` on the routes without a year. */
export function pastView(
  edition: Pick<EditionSummary, 'year' | 'start' | 'end' | 'zone'>,
  { now, isCurrent }: { now: number; isCurrent: boolean },
): { readonly year: number; readonly isCurrent: boolean } | undefined {
  return phaseOf(edition, now) === 'past' ? { year: edition.year, isCurrent } : undefined
}

/** What every view of an edition's events is made with. */
export interface EditionContext {
  readonly year: number
  readonly zone: string
  readonly phase: Phase
  readonly now: number
  /** Singular titles of program types by key, "Talk". */
  readonly typeTitles: Readonly<Record<string, string>>
  readonly precinctTitles: Readonly<Record<string, string>>
}

export function editionContext(edition: Edition, now: number): EditionContext {
  return {
    year: edition.year,
    zone: edition.zone,
    phase: phaseOf(edition, now),
    now,
    typeTitles: Object.fromEntries(edition.types.map(({ key, singular }) => [key, singular])),
    precinctTitles: Object.fromEntries(edition.precincts.map(({ key, title }) => [key, title])),
  }
}

/** The contexts of several editions, for lists that mix years; an edition that is not published is left out. */
export function editionContexts(
  content: Content,
  years: Iterable<number>,
  now: number,
): ReadonlyMap<number, EditionContext> {
  const contexts = new Map<number, EditionContext>()
  for (const year of new Set(years)) {
    const edition = content.get(`/years/${year}`)
    if (edition) contexts.set(year, editionContext(edition, now))
  }
  return contexts
}

/** "6–29 March 2026". */
export function editionDates({ start, end }: Pick<EditionSummary, 'start' | 'end'>): string {
  return formatDateRange(start, end, 'long')
}
