import { eventStanding, takesPlace } from 'contract/rules/state-now.ts'
import { addDays, formatDate } from 'contract/rules/local-time.ts'
import type { Event, Festival, Media, Venue } from '../payload-types.ts'
import { startsOf } from '../lists/first-day.ts'
import { checkAlt } from '../rules/alt.ts'
import { checkCredit } from '../rules/credit.ts'
import { idOf } from '../rules/finding.ts'
import { checkPrice } from '../rules/price.ts'
import { sayHidden, type HiddenVenues } from './hidden-venues.ts'
import { idsOf, venuesOf } from './named-records.ts'
import type { GroupKey, Todo } from './todo.ts'

/** A renovation or a new ramp changes the facts of access, so a festival asks its venues once a year. */
const ACCESS_DAYS = 365
/** A judgement: a program must be public at least a week before it begins, or too few people hear of it in time. */
const PUBLIC_BEFORE_DAYS = 7

/** Newest versions, with relations as ids. A draft may lack any field. */
export interface EditionToCheck {
  readonly types: Festival['types']
  readonly events: readonly EventToCheck[]
  readonly venues: readonly Pick<Venue, 'id' | 'name' | 'place_type' | 'access'>[]
  readonly pictures: readonly PictureToCheck[]
  readonly publicEvents: ReadonlySet<number>
  readonly hiddenVenues: HiddenVenues
  /** `YYYY-MM-DD` in the edition's zone. */
  readonly today: string
}

export type EventToCheck = Pick<
  Event,
  'id' | 'title' | 'type' | 'status' | 'sessions' | 'dates' | 'venues' | 'number'
> &
  Partial<Pick<Event, 'meeting_point' | 'lead_image' | 'gallery' | 'price' | 'access'>>

export type PictureToCheck = Pick<
  Media,
  'id' | 'kind' | 'alt' | 'decorative' | 'credit' | 'title' | 'filename'
>

/**
 * Finds what is missing before visitors can rely on an edition's events (spec/content B20), in the order of their
 * beginnings. Events that are over, cancelled, or postponed without a new date are left out.
 */
export function findNotReady(edition: EditionToCheck): Todo[] {
  const events = edition.events.filter((event) => isAhead(event, edition.today)).toSorted(byStart)
  return [
    ...events.flatMap((event) => checkReady(event, edition)),
    ...sameNumbers(events),
    ...checkPictures(events, edition.pictures),
    ...checkAccess(events, edition),
  ]
}

/** An event without a day counts as still to come. */
function isAhead(
  { status, dates, sessions }: Pick<EventToCheck, 'status' | 'dates' | 'sessions'>,
  today: string,
): boolean {
  const starts = startsOf({ dates: dates ?? {}, sessions: sessions ?? [] })
  const standing = eventStanding({
    status: {
      state: status?.state ?? 'scheduled',
      previous_start: status?.previous_start ?? undefined,
    },
    dates: dates?.start ? { start: dates.start } : undefined,
    sessions: starts.map((start) => ({ start })),
  })
  if (!takesPlace(standing)) return false
  const ends = [dates?.end ?? '', ...(sessions ?? []).map(({ end, start }) => end || start || '')]
  const last = ends.toSorted().at(-1) ?? ''
  return last === '' || last.slice(0, today.length) >= today
}

function byStart(one: EventToCheck, other: EventToCheck): number {
  return startOf(one).localeCompare(startOf(other)) || one.id - other.id
}

/** Events without a day come last. */
function startOf({ dates, sessions }: EventToCheck): string {
  return startsOf({ dates: dates ?? {}, sessions: sessions ?? [] })[0] ?? '~'
}

function checkReady(event: EventToCheck, edition: EditionToCheck): Todo[] {
  const type = edition.types.find(({ key }) => key === event.type)
  const record = { collection: 'events' as const, id: event.id, title: event.title }
  const found = (group: GroupKey, field: string, message: string): Todo => ({
    group,
    record,
    field,
    message,
  })
  return [
    ...checkPublic(event, edition).map((message) => found('not-public', '_status', message)),
    ...checkTime(event, type?.kind).map(([field, message]) => found('time', field, message)),
    ...checkPlace(event, type).map(([field, message]) => found('venue', field, message)),
    ...(edition.publicEvents.has(event.id) ? sayHidden(event, edition.hiddenVenues) : []).map(
      ([field, message]) => found('venue', field, message),
    ),
    ...checkPrice('price', event.price)
      .slice(0, 1)
      .map(({ field, message }) => found('price', field, message)),
    ...(event.lead_image
      ? []
      : [found('picture', 'lead_image', 'Lists show it without a picture')]),
    ...(type?.kind === 'durational' && !event.number
      ? [found('number', 'number', 'It is not found on the printed map')]
      : []),
  ]
}

function checkPublic(event: EventToCheck, { publicEvents, today }: EditionToCheck): string[] {
  const start = startOf(event).slice(0, today.length)
  if (publicEvents.has(event.id) || start > addDays(today, PUBLIC_BEFORE_DAYS)) return []
  const words =
    start < today ? 'It has begun' : `It begins on ${formatDate(start, 'weekday-month')}`
  return [`${words}, and visitors do not see it`]
}

type Place = readonly [field: string, message: string]

function checkTime({ dates, sessions }: EventToCheck, kind: string | undefined): Place[] {
  if (kind === 'durational') {
    if (!dates?.start) return [['dates.start', 'It has no first day']]
    return dates.end ? [] : [['dates.end', 'It has no last day']]
  }
  if (!sessions?.length) return [['sessions', 'It has no session']]
  return sessions.flatMap(({ start, end }, row): Place[] => {
    if (!start) return [[`sessions.${row}.start`, `Session ${row + 1} has no start`]]
    return end ? [] : [[`sessions.${row}.end`, `Session ${row + 1} has no end`]]
  })
}

/** A walk begins in a street, so a meeting point is enough. An online event needs neither. */
function checkPlace(event: EventToCheck, type: Festival['types'][number] | undefined): Place[] {
  const { venues, sessions, meeting_point: meetingPoint } = event
  if (type?.online || venues?.length || (meetingPoint && type?.kind === 'timed')) return []
  if (sessions?.length && sessions.every(hasPlace)) return []
  return [['venues', 'Visitors do not read where it is']]
}

function hasPlace({ venue, meeting_point: spot }: NonNullable<Event['sessions']>[number]): boolean {
  return Boolean(venue ?? spot)
}

function sameNumbers(events: readonly EventToCheck[]): Todo[] {
  return events.flatMap(({ id, title, number }, index) => {
    const other = number ? events.slice(0, index).find((each) => each.number === number) : undefined
    if (!other) return []
    const record = { collection: 'events' as const, id, title }
    const message = `"${other.title}" has the number ${number} too`
    return [{ group: 'number-twice' as const, record, field: 'number', message }]
  })
}

/** Each picture is checked once, under the first event that shows it. */
function checkPictures(
  events: readonly EventToCheck[],
  pictures: readonly PictureToCheck[],
): Todo[] {
  const known = new Map(pictures.map((picture) => [picture.id, picture]))
  const checked = new Set<number>()
  return events.flatMap(({ title, lead_image: lead, gallery }) =>
    [lead, ...(gallery ?? [])].flatMap((each): Todo[] => {
      const picture = known.get(idOf(each) ?? 0)
      if (!picture || checked.has(picture.id)) return []
      checked.add(picture.id)
      const name = picture.title || picture.filename || 'Without a name'
      const record = { collection: 'media' as const, id: picture.id, title: name }
      const [alt] = checkAlt(picture).filter(({ level }) => level === 'error')
      const [credit] = checkCredit(picture.kind, picture.credit).filter(
        ({ level }) => level === 'error',
      )
      const of = `(in "${title}")`
      return [
        ...(alt
          ? [{ group: 'alt' as const, record, field: alt.field, message: `${alt.message} ${of}` }]
          : []),
        ...(credit
          ? [
              {
                group: 'credit' as const,
                record,
                field: credit.field,
                message: `${credit.message} ${of}`,
              },
            ]
          : []),
      ]
    }),
  )
}

/** Each venue is checked once; then what events say themselves. */
function checkAccess(events: readonly EventToCheck[], edition: EditionToCheck): Todo[] {
  const uses = new Map<number, number>()
  for (const event of events) {
    for (const id of idsOf(venuesOf(event))) uses.set(id, (uses.get(id) ?? 0) + 1)
  }
  const ofVenues = edition.venues
    .filter(({ id, place_type: type }) => uses.has(id) && type !== 'online')
    .toSorted((one, other) => (uses.get(other.id) ?? 0) - (uses.get(one.id) ?? 0))
    .flatMap(({ id, name, access }) => {
      const count = uses.get(id) ?? 0
      const where = count === 1 ? '1 event is here' : `${count} events are here`
      const record = { collection: 'venues' as const, id, title: name }
      return accessTodos(access, { isNeeded: true, today: edition.today }).map((todo) => ({
        ...todo,
        record,
        message: `${todo.message}; ${where}`,
      }))
    })
  const ofEvents = events.flatMap(({ id, title, access }) =>
    accessTodos(access, { isNeeded: false, today: edition.today }).map((todo) => ({
      ...todo,
      record: { collection: 'events' as const, id, title },
    })),
  )
  return [...ofVenues, ...ofEvents]
}

/** `isNeeded` is true for a venue; an event may rely on the facts of its venues. */
function accessTodos(
  access: Event['access'],
  { isNeeded, today }: { readonly isNeeded: boolean; readonly today: string },
): Omit<Todo, 'record'>[] {
  const isKnown = access?.items?.some(({ value }) => value === 'yes' || value === 'no')
  if (!isKnown) {
    const message = 'Visitors read "not known"'
    return isNeeded ? [{ group: 'access', field: 'access.items', message }] : []
  }
  const checkedOn = access?.checked_on
  // Facts of an event itself, such as Auslan, need no date of a check; but a date must not be too old.
  if (checkedOn ? checkedOn >= addDays(today, -ACCESS_DAYS) : !isNeeded) return []
  const message = checkedOn
    ? `Last checked on ${formatDate(checkedOn, 'long')}`
    : 'Nobody has noted when it was checked'
  return [{ group: 'access-old', field: 'access.checked_on', message }]
}
