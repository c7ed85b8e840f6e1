import type { Change, ChangeKind } from 'contract/answers/changes.ts'
import type { EventStub } from 'contract/answers/stubs.ts'
import { plainTitle } from 'contract/rules/caption.ts'
import { formatDateRange } from 'contract/rules/local-time.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { sessionText } from './event-item.ts'
import { codeToSave } from './fingerprint.ts'
import { formerView, type FormerView } from './former.ts'
import { isZonedStub } from './is-online.ts'

export interface ChangeItemView extends FormerView {
  /** The id of this change in feeds; it never changes. */
  readonly id: string
  /** "Moved", "New session". */
  readonly word: string
  readonly title: string
  readonly href: string
  /** Epoch milliseconds. */
  readonly at: number
  /** The current time: that of the session, or the dates of an exhibition. */
  readonly when?: string | undefined
  /** The current venue; only if the venue has changed. */
  readonly venue?: string | undefined
  readonly note?: string | undefined
  /** To save the session, or the event if it has only one; absent if it is not in the program. */
  readonly code?: string | undefined
}

const WORDS: Readonly<Record<ChangeKind, string>> = {
  new: 'New',
  moved: 'Moved',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
  sold_out: 'Sold out',
  back: 'On again',
}

/** `stub` is the event in the current program; undefined if the program does not have it. */
export function changeItemView(
  change: Change,
  stub: EventStub | undefined,
  zone: string,
): ChangeItemView {
  const { at, kind, event, session, note, previous_venue: previousVenue } = change
  const naming = { zone, isNamed: stub !== undefined && isZonedStub(stub) }
  const now = stub?.sessions.find(({ id }) => id === session?.id) ?? onlySession(stub)
  const place = now?.venue ?? stub?.venue
  const query = session ? `?session=${session.id}` : ''
  return {
    id: [event.id, session?.id, kind, at].filter(Boolean).join(':'),
    word: kind === 'new' && session ? 'New session' : WORDS[kind],
    title: plainTitle(event.title),
    href: pathOf({ type: 'event', slug: event.slug }) + query,
    at: Date.parse(at),
    when: now ? sessionText(now, naming) : datesText(stub),
    venue: previousVenue && place?.name !== previousVenue.name ? place?.name : undefined,
    note,
    code: stub && codeToSave(stub.id, now?.id, stub.sessions),
    ...formerView(change, stub?.kind ?? 'timed', naming),
  }
}

function onlySession(stub: EventStub | undefined) {
  const [first, ...more] = stub?.sessions ?? []
  return more.length === 0 ? first : undefined
}

function datesText(stub: EventStub | undefined): string | undefined {
  return stub?.dates && formatDateRange(stub.dates.start, stub.dates.end, 'long')
}
