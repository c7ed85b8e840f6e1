import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator'
import { addDays } from 'contract/rules/melbourne-time.ts'
import type { CalendarEntry, CalendarPlace } from './calendar-entry.ts'

export interface CalendarSource {
  /** "Parallax 2026". */
  readonly name: string
  /** The address under which the calendar is fetched again; absent for what is taken once. */
  readonly url?: string | undefined
  readonly entries: readonly CalendarEntry[]
}

const PRODUCER = { company: 'photo-festival', product: 'program', language: 'EN' }
/** Names this software, not the site: an address may change, and then every entry would come twice (decision 069). */
const UID_SCOPE = 'photo-festival'
/** How soon programs ask again: a talk that is cancelled in the morning is known before the evening. */
const REFRESH_S = 3_600
const MINUTE_MS = 60_000
/** Apple's maps show a place from so near, in metres: a house and its neighbours. */
const RADIUS_M = 50

const STATUS = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
}

/** Writes a calendar as iCalendar text (RFC 5545, spec/behaviour §34). Equal entries give equal bytes. */
export function calendarText({ name, url, entries }: CalendarSource): string {
  const calendar = ical({
    // The library writes the name as it is, unlike all other texts.
    name: name.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' '),
    prodId: PRODUCER,
    method: ICalCalendarMethod.PUBLISH,
    ...(url === undefined ? {} : { url, source: url, ttl: REFRESH_S }),
  })
  for (const entry of entries) calendar.createEvent(eventData(entry))
  return `${calendar.toString()}\r\n`
}

function eventData(entry: CalendarEntry): ICalEventData {
  const { code, changedAt, state, title, description, place, url } = entry
  const changed = new Date(changedAt)
  return {
    id: `${code}@${UID_SCOPE}`,
    // Minutes since 1970: it rises with every change, and nobody has to count.
    sequence: Math.floor(changedAt / MINUTE_MS),
    stamp: changed,
    lastModified: changed,
    ...timesOf(entry),
    status: STATUS[state],
    summary: title,
    description,
    url,
    ...(place ? { location: locationOf(place) } : {}),
  }
}

/** A span of days does not make anybody busy. Its end is the day after, as the format wants. */
function timesOf({ when, state }: CalendarEntry) {
  if (when.kind === 'times') {
    return {
      start: new Date(when.start),
      end: new Date(when.end),
      transparency:
        state === 'cancelled' ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    }
  }
  return {
    allDay: true,
    start: new Date(`${when.first}T00:00Z`),
    end: new Date(`${addDays(when.last, 1)}T00:00Z`),
    transparency: ICalEventTransparency.TRANSPARENT,
  }
}

function locationOf({ name, address, geo }: CalendarPlace) {
  return {
    title: name,
    ...(address === undefined ? {} : { address }),
    ...(geo ? { geo, radius: RADIUS_M } : {}),
  }
}
