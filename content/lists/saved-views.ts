import { addDays, dateOf, startOfDay, weekday } from 'contract/rules/local-time.ts'
import type { Where } from 'payload'

export interface SavedView {
  readonly label: string
  readonly where: Where
}

export interface EditionOfView {
  readonly id: number
  readonly year: number
}

export interface ViewFacts {
  /** In epoch milliseconds. */
  readonly now: number
  /** The machine's time. Times of changes are stored in it; in the demo it differs from the festival's time. */
  readonly machineNow: number
  /** The current edition; absent if the festival year has none yet. */
  readonly current?: EditionOfView | undefined
  /** Absent if there is none yet. */
  readonly next?: EditionOfView | undefined
  readonly zone: string
}

const SATURDAY = 6

/** Empty if staff need no views of this collection (spec/behaviour §30.9). */
export function savedViews(collection: string, facts: ViewFacts): SavedView[] {
  return (VIEWS[collection] ?? [])
    .map((view): SavedView | undefined => BY_NAME[view](facts))
    .filter((view) => view !== undefined)
}

type ViewName = keyof typeof BY_NAME

const VIEWS: Readonly<Record<string, readonly ViewName[]>> = {
  events: ['edition', 'nextEdition', 'weekend', 'noPicture', 'noNumber', 'drafts', 'changedToday'],
  venues: ['noImage', 'drafts', 'changedToday'],
  artists: ['noPortrait', 'drafts', 'changedToday'],
  guides: ['drafts', 'changedToday'],
  articles: ['drafts', 'changedToday'],
  pages: ['drafts', 'changedToday'],
  participate: ['drafts', 'changedToday'],
  partners: ['drafts', 'changedToday'],
  media: ['noAlt', 'noCredit', 'changedToday'],
  strands: ['drafts', 'changedToday'],
  festivals: ['drafts', 'changedToday'],
  'past-festivals': ['drafts', 'changedToday'],
  redirects: ['changedToday'],
}

const BY_NAME = {
  edition: ({ current }: ViewFacts) => viewOf(current),
  nextEdition: ({ next }: ViewFacts) => viewOf(next),
  weekend: ({ now, zone }: ViewFacts) => ({
    label: 'This weekend',
    where: onDays(...weekendOf(dateOf(now, zone))),
  }),
  noPicture: ({ current }: ViewFacts) => ({
    label: 'No picture',
    where: inEdition(current, { lead_image: { exists: false } }),
  }),
  noNumber: ({ current }: ViewFacts) => ({
    label: 'No number',
    where: inEdition(current, { number: { exists: false } }),
  }),
  noImage: () => ({ label: 'No picture', where: { image: { exists: false } } }),
  noPortrait: () => ({ label: 'No picture', where: { portrait: { exists: false } } }),
  noAlt: () => ({
    label: 'No alternative text',
    where: both(photographs, { decorative: { not_equals: true } }, isEmpty('alt')),
  }),
  noCredit: () => ({
    label: 'No credit',
    where: both(photographs, isEmpty('credit.artists'), isEmpty('credit.photographer')),
  }),
  drafts: () => ({ label: 'Drafts', where: { _status: { equals: 'draft' } } }),
  changedToday: ({ machineNow, zone }: ViewFacts) => ({
    label: 'Changed today',
    where: {
      updatedAt: {
        greater_than_equal: new Date(startOfDay(dateOf(machineNow, zone), zone)).toISOString(),
      },
    },
  }),
} satisfies Readonly<Record<string, (facts: ViewFacts) => SavedView | undefined>>

const photographs: Where = { kind: { equals: 'photograph' } }

function viewOf(edition: EditionOfView | undefined): SavedView | undefined {
  return edition && { label: String(edition.year), where: ofEdition(edition) }
}

function ofEdition({ id }: EditionOfView): Where {
  return { festival: { equals: id } }
}

/** Without an edition, the condition is on all events. */
function inEdition(edition: EditionOfView | undefined, condition: Where): Where {
  return edition ? both(ofEdition(edition), condition) : condition
}

function isEmpty(field: string): Where {
  return { or: [{ [field]: { exists: false } }, { [field]: { equals: '' } }] }
}

function both(...conditions: readonly Where[]): Where {
  return { and: [...conditions] }
}

/** Both days are included. An exhibition counts by its days, another event by its sessions. */
function onDays(first: string, last: string): Where {
  const days = both(
    { 'dates.start': { less_than_equal: last } },
    { 'dates.end': { greater_than_equal: first } },
  )
  const session = both(
    { 'sessions.start': { greater_than_equal: first } },
    { 'sessions.start': { less_than: addDays(last, 1) } },
  )
  return { or: [days, session] }
}

/** The weekend of this week: on a Sunday, yesterday and today. */
function weekendOf(today: string): [string, string] {
  const saturday = addDays(today, SATURDAY - weekday(today))
  return [saturday, addDays(saturday, 1)]
}
