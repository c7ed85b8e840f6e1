import type { Event, Session } from 'contract/answers/event.ts'
import { effectiveHours, type Hours } from 'contract/rules/hours.ts'
import { formatTime } from 'contract/rules/local-time.ts'
import type { Standing } from 'contract/rules/state-now.ts'
import { accessView } from '../views/access-view.ts'
import { formerView } from '../views/former.ts'
import { hoursText } from '../views/hours-text.ts'
import { isOnline, isZoned } from '../views/is-online.ts'
import { priceText } from '../views/prices-and-distances.ts'
import { statusWord } from '../views/status.ts'
import { addressText } from '../views/venue-facts.ts'
import type { EntryVenue } from './entry-venues.ts'

export interface EntryParts {
  readonly event: Event
  readonly session?: Session | undefined
  /** The session's own or the event's. */
  readonly status: Event['status']
  /** What follows from the status, such as `cancelled`; undefined if nothing does. */
  readonly change: Standing | undefined
}

/** Lines of plain text (spec/behaviour §34.4). */
export function describe(
  parts: EntryParts,
  { venues, url }: { readonly venues: readonly EntryVenue[]; readonly url: string },
): string {
  const { event, session } = parts
  const meeting = session?.meeting_point ?? event.meeting_point
  return [
    ...changeLines(parts),
    event.teaser,
    event.content_notes.length > 0 && `Please note: ${event.content_notes.join('. ')}`,
    session?.doors && `Doors ${formatTime(session.doors)}`,
    ...(session ? [] : hoursLines(event, venues)),
    meeting && `Meet: ${meeting}`,
    ...venues.map(venueLine),
    isOnline(event, session) && 'Online: the link is on the page.',
    `Price: ${priceText(event.price)}`,
    accessLine(parts, venues),
    url,
  ]
    .filter(Boolean)
    .join('\n')
}

function changeLines({ event, session, status, change }: EntryParts): readonly string[] {
  const word = statusWord(change)
  if (word === undefined) return []
  const naming = { zone: event.edition.zone, isNamed: isZoned(event, session) }
  const { previous, previousVenue } = formerView(status, event.kind, naming)
  return [
    status.note === undefined ? `${word}.` : `${word}: ${status.note}`,
    ...(previous === undefined ? [] : [`Was: ${previous}`]),
    ...(previousVenue === undefined ? [] : [`Was at ${previousVenue.name}`]),
  ]
}

function venueLine({ name, address, entrance_note: entrance }: EntryVenue): string {
  return [name, address && addressText(address), entrance].filter(Boolean).join(', ')
}

/** "Hours: Daily 10am–5pm"; a line for each venue ("Hours at Drill Yard: …") if they differ. */
function hoursLines(event: Event, venues: readonly EntryVenue[]): readonly string[] {
  const words = (hours: Hours) => hoursText(hours, event.edition, event.dates)
  const own = effectiveHours(event.hours_override)
  if (own) return [`Hours: ${words(own)}`]
  const known = venues.flatMap(({ name, hours: given }) => {
    const hours = effectiveHours(given)
    return hours ? [{ name, hours: words(hours) }] : []
  })
  const [first] = known
  const isSame =
    known.length === venues.length && known.every(({ hours }) => hours === first?.hours)
  if (first && isSame) return [`Hours: ${first.hours}`]
  return known.map(({ name, hours }) => `Hours at ${name}: ${hours}`)
}

function accessLine({ event, session }: EntryParts, venues: readonly EntryVenue[]): string | false {
  const { items, contact } = accessView({
    whole: [event.access, session?.access],
    parts: [venues.map(({ name, access }) => ({ name, access }))],
  })
  if (items.length === 0) return contact ? `Access: ask ${contact.text}` : false
  return `Access: ${items.map(({ words, note }) => (note ? `${words} (${note})` : words)).join('; ')}`
}
