import type { Stop } from 'contract/answers/guide.ts'
import type { Geo } from 'contract/answers/parts.ts'
import type { RichText } from 'contract/answers/rich-text.ts'
import type { Tri } from 'contract/answers/scalars.ts'
import { isEventOff } from 'contract/rules/is-off.ts'
import { effectiveHours } from 'contract/rules/hours.ts'
import type { Moment } from 'contract/rules/moment.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { accessSummary } from '../../views/access-summary.ts'
import { addressText } from '../../views/address.ts'
import type { EditionContext } from '../../views/edition.ts'
import { eventItemView } from '../../views/event-item.ts'
import { durationText } from '../../views/guide-words.ts'
import { hoursContext, openView, type OpenView } from '../../views/hours-view.ts'
import { pictureView, type PictureView } from '../../views/picture.ts'

/** One stop of a guide, in the order in which it is read. */
export interface StopView {
  readonly number: number
  readonly title: string
  /** Of its event or venue; a free point has none. */
  readonly href?: string | undefined
  /** "Cancelled": the stop stays. */
  readonly status?: string | undefined
  /** What is there: "Exhibition, Noor Castellane". */
  readonly what?: string | undefined
  /** "Shed 9, 9 Victoria Dock, Docklands VIC 3008". */
  readonly where?: string | undefined
  /** Of what is not there throughout. */
  readonly when?: string | undefined
  /** Absent on past editions, for sessions, and where something is off. */
  readonly open?: OpenView | undefined
  readonly access?: string | undefined
  readonly note?: string | undefined
  /** "15 min". */
  readonly dwell?: string | undefined
  readonly picture?: PictureView | undefined
  /** Of what is there, where the stop has no picture of its own. */
  readonly thumbnail?: PictureView | undefined
  readonly audio?: StopAudioView | undefined
  /** For the way there from where the reader is, which never leaves the device. */
  readonly at?: Geo | undefined
  /** To the next stop: "970 m, 13 min to stop 3". */
  readonly leg?: string | undefined
}

export interface StopAudioView {
  readonly title: string
  readonly href: string
  readonly isOwn: boolean
  readonly transcript: RichText
}

export interface StopContext {
  /** Absent while the edition is not published. */
  readonly context: EditionContext | undefined
  /** Of the guide's edition. */
  readonly edition: { readonly start: string; readonly end: string; readonly zone: string }
  readonly moment: Moment
}

export function stopView(stop: Stop, stops: StopContext): Omit<StopView, 'leg'> {
  const { number, title, event, venue, note, dwell_min: dwell, geo } = stop
  const item = event && eventItemView(event, stops.context)
  return {
    number,
    title,
    href: item?.href ?? (venue && pathOf({ type: 'venue', slug: venue.slug })),
    status: item?.status,
    what: item && [item.type, item.artists].filter(Boolean).join(', '),
    where: venue && whereText(venue, title),
    when: item && isPartOnly(stop, stops) ? item.when : undefined,
    open: stopOpen(stop, stops),
    access: accessSummary((event ?? venue)?.access ?? []),
    note,
    dwell: dwell ? durationText(dwell) : undefined,
    picture: pictureView(stop.image),
    thumbnail: stop.image ? undefined : (item?.picture ?? pictureView(venue?.image)),
    audio: audioView(stop),
    at: geo,
  }
}

/** Whether a stop's place can be entered without steps; undefined for one that is not entered. */
export function stopStepFree({ step_free: said, venue }: Stop): Tri | undefined {
  if (said !== undefined || !venue) return said
  // A stub names what is confirmed; what it does not name may be missing or not known.
  return venue.access.includes('step_free_entrance') ? 'yes' : 'unknown'
}

/** By the hours of an exhibition or a venue; sessions have times of their own, and what is off is not open. */
function stopOpen({ event, venue }: Stop, { edition, moment }: StopContext): OpenView | undefined {
  if (event && (event.kind === 'timed' || isEventOff(event))) return undefined
  const hours = effectiveHours(event?.hours_override, venue?.hours) ?? venue?.hours
  return hours && openView(hours, hoursContext(edition, moment, event?.dates))
}

/** Whether what is there is there for a part of the edition only. */
function isPartOnly({ event }: Stop, { edition }: StopContext): boolean {
  const dates = event?.dates
  return dates === undefined || dates.start !== edition.start || dates.end !== edition.end
}

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
