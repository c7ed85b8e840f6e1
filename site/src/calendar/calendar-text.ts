import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator'
import { addDays } from 'contract/rules/local-time.ts'
import type { CalendarEntry, CalendarPlace } from './calendar-entry.ts'

export interface CalendarSource {
  /** "Parallax 2026". */
  readonly name: string
  /** Calendar programs fetch the calendar again here; absent for one that is downloaded once. */
  readonly url?: string | undefined
  readonly entries: readonly CalendarEntry[]
}

const PRODUCER = { company: 'photo-festival', product: 'program', language: 'EN' }
/** Not the site's address: if that changed, every entry would appear twice (decision 069). */
const UID_SCOPE = 'photo-festival'
/** Hourly: a talk that is cancelled in the morning is shown as cancelled by the evening. */
const REFRESH_S = 3_600
const MINUTE_MS = 60_000
/** Apple's maps show this radius around a place, in metres: a house and its neighbours. */
const RADIUS_M = 50

const STATUS = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
}

/** iCalendar (RFC 5545, spec/behaviour §34). Equal entries give equal bytes. */
export function calendarText({ name, url, entries }: CalendarSource): string {
  const calendar = ical({
    // The library escapes every text except the name.
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
    // The number must not fall from one change to the next. Minutes since 1970 need no stored counter.
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

/** Whole days do not mark the person as busy. Their end is the day after the last one, as the format requires. */
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
