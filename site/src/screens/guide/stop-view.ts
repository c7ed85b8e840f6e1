import type { Stop } from 'contract/answers/guide.ts'
import type { Geo } from 'contract/answers/parts.ts'
import type { RichText } from 'contract/answers/rich-text.ts'
import type { Moment } from 'contract/rules/moment.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { changeOf } from 'contract/rules/state-now.ts'
import { accessSummary } from '../../views/access-view.ts'
import { addressText, directionsView, type DirectionsView } from '../../views/venue-facts.ts'
import type { EditionContext } from '../../views/edition.ts'
import { eventItemView, type EventItemView } from '../../views/event-item.ts'
import { durationText } from '../../views/prices-and-distances.ts'
import { hoursContext, openViewAhead, type OpenView } from '../../views/hours-view.ts'
import { eventNowView, nowViewAhead, type NowView } from '../../views/now-view.ts'
import { pictureView, type PictureView } from '../../views/picture.ts'

export interface StopView {
  readonly number: number
  readonly title: string
  /** Of its event or venue; absent if it has neither. */
  readonly href?: string | undefined
  readonly mark?: Pick<EventItemView, 'id' | 'fingerprint'> | undefined
  /** "Cancelled". A cancelled stop stays in the guide. */
  readonly status?: string | undefined
  readonly what?: string | undefined
  readonly where?: string | undefined
  readonly notice?: string | undefined
  /** Dates of an event that is not on during the whole edition. */
  readonly when?: string | undefined
  /** Absent in past editions, and for events that do not take place or are over. */
  readonly open?: OpenView | undefined
  readonly access?: string | undefined
  readonly note?: string | undefined
  readonly dwell?: string | undefined
  /** To its venue, or to the stop itself. */
  readonly directions?: { readonly to: string; readonly view: DirectionsView } | undefined
  readonly picture?: PictureView | undefined
  /** The picture of its event or venue, if the stop has none of its own. */
  readonly thumbnail?: PictureView | undefined
  readonly audio?: StopAudioView | undefined
  /** For "Start from the nearest stop". The visitor's own position never leaves the device. */
  readonly at?: Geo | undefined
  /** Such as "970 m, 13 min to stop 3". */
  readonly leg?: string | undefined
}

export interface StopAudioView {
  readonly title: string
  readonly href: string
  readonly isOwn: boolean
  readonly transcript: RichText
}

export interface StopContext {
  /** Absent if the edition is not published. */
  readonly context: EditionContext | undefined
  /** Of the guide's edition. */
  readonly edition: { readonly start: string; readonly end: string; readonly zone: string }
  readonly moment: Moment
}

export function stopView(stop: Stop, stops: StopContext): Omit<StopView, 'leg'> {
  const { number, title, event, venue, note, dwell_min: dwell, geo } = stop
  const { context } = stops
  // Only the hours of this stop's venue count: other venues of the event are elsewhere.
  const here = context && { ...context, hoursOf: () => venue?.hours }
  const item = event && eventItemView(event, here)
  return {
    number,
    title,
    href: item?.href ?? (venue && pathOf({ type: 'venue', slug: venue.slug })),
    mark: item && { id: item.id, fingerprint: item.fingerprint },
    status: statusText(item),
    what: item && [item.type, item.artists].filter(Boolean).join(', '),
    notice: item?.notice,
    where: venue && whereText(venue, title),
    when: item && isPartOnly(stop, stops) ? item.when : undefined,
    open: stopOpen(stop, here, stops),
    access: accessSummary((event ?? venue)?.access ?? []),
    note,
    directions: stopDirections(stop),
    dwell: dwell ? durationText(dwell) : undefined,
    picture: pictureView(stop.image),
    thumbnail: stop.image ? undefined : (item?.picture ?? pictureView(venue?.image)),
    audio: audioView(stop),
    at: geo,
  }
}

/**
 * Returns the current state of the stop's event, or the open state of its venue if it has no event; undefined for
 * events that do not take place or are over, and in past editions.
 */
function stopOpen(
  { event, venue }: Stop,
  here: EditionContext | undefined,
  { edition, moment }: StopContext,
): OpenView | undefined {
  if (!event) return venue && openViewAhead(venue.hours, hoursContext(edition, moment))
  if (!here) return undefined
  const now = nowViewAhead(eventNowView(event, here), (at) => eventNowView(event, at), here)
  if (!now || NOT_COMING.includes(now.state)) return undefined
  return { text: now.text, isOpen: now.state === 'open', until: changeOf(now), next: now.next }
}

/** Shown as a status, because nobody should go there. */
const NOT_COMING: readonly NowView['state'][] = ['cancelled', 'postponed', 'ended']

function statusText(item: EventItemView | undefined): string | undefined {
  const now = item?.now
  return now && NOT_COMING.includes(now.state) ? now.text : item?.status
}

/** To the entrance of the stop's venue, or to the point of a stop that is not at its venue's position. */
function stopDirections({ title, geo, venue }: Stop): StopView['directions'] {
  const isAtVenue = geo?.lat === venue?.geo?.lat && geo?.lon === venue?.geo?.lon
  const view = directionsView(isAtVenue && venue ? venue : { geo })
  return view && { to: isAtVenue && venue ? venue.name : title, view }
}

function isPartOnly({ event }: Stop, { edition }: StopContext): boolean {
  const dates = event?.dates
  return dates === undefined || dates.start !== edition.start || dates.end !== edition.end
}

/** If the stop is the venue itself, its name is left out, because the title has it. */
function whereText(
  { name, address }: NonNullable<Stop['venue']>,
  title: string,
): string | undefined {
  const parts = [name === title ? undefined : name, address && addressText(address)]
  return parts.filter(Boolean).join(', ') || undefined
}

function audioView({ audio, title }: Stop): StopAudioView | undefined {
  return (
    audio && {
      title: `${title}, ${durationText(Math.max(1, Math.round(audio.duration_s / 60)))}`,
      href: audio.url,
      isOwn: audio.url.startsWith('/media/'),
      transcript: audio.transcript
        .split(/\n{2,}/)
        .map((text) => ({ type: 'p', children: [{ text }] })),
    }
  )
}

export function stopAnchor(number: number): string {
  return `stop-${number}`
}
