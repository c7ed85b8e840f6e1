import type { ChangeKind } from 'contract/answers/changes.ts'
import type { WireOf } from 'contract/answers/keys.ts'
import { DAY_MS } from 'contract/rules/day-ms.ts'
import { instant, status } from './parts.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import type { Stubs } from './stub-types.ts'

type Change = WireOf<`/years/${number}/changes`>['changes'][number]
type Event = RecordOf<'events'>

/** A judgement: enough for the last weeks of a festival, and still one page. */
const MOST = 100
/** A record that becomes public within a day of the program is part of the program, not a new event. */
const ANNOUNCEMENT_MS = DAY_MS

interface Found extends Omit<Change, 'event' | 'session'> {
  readonly code: string
  readonly session?: string
}

/**
 * `/years/{year}/changes`: the changes of the edition's events in the public rows of the history. A change that is
 * older than the history comes from the status of the event (spec/content D14).
 */
export function composeChanges(
  { year }: RecordOf<'festivals'>,
  records: Records,
  stubs: Stubs,
): WireOf<`/years/${number}/changes`> {
  const events = stubs.eventsOf(year).flatMap(({ id }) => records.events.get(id) ?? [])
  const byCode = new Map(events.map((event) => [event.code ?? '', event]))
  const edits = foundEdits(byCode, records)
  const changes = withStatuses(edits, events)
    .toSorted((a, b) => (a.at === b.at ? order(a, b) : a.at < b.at ? 1 : -1))
    .flatMap(({ code, session, ...change }): Change[] => {
      const event = byCode.get(code)
      const ref = event && stubs.eventRef(event.id)
      const at = event?.sessions?.find((each) => each.code === session)
      if (!ref || (session !== undefined && !at)) return []
      const { start = '', end = '' } = at ?? {}
      return [
        { ...change, event: ref, ...(session ? { session: { id: session, start, end } } : {}) },
      ]
    })
  return { changes: changes.slice(0, MOST) }
}

function order(a: Found, b: Found): number {
  return nameOf(a) < nameOf(b) ? -1 : 1
}

function nameOf({ code, session = '', kind }: Found): string {
  return `${code} ${session} ${kind}`
}

/** Several edits of one save to the same event or session become one. */
function foundEdits(byCode: ReadonlyMap<string, Event>, records: Records): readonly Found[] {
  const rows = records.edits
    .values()
    .filter(({ code }) => byCode.has(code))
    .toSorted((a, b) => a.id - b.id)
  const joined = new Map<string, Found>()
  for (const { at, code, edits } of rows) {
    for (const { previous_venue: venueId, session, ...edit } of edits) {
      // If an event has only one session, a change of the session is a change of the event.
      const isOnly = byCode.get(code)?.sessions?.length === 1
      const of = isOnly || session === undefined ? {} : { session }
      const key = `${at} ${code} ${of.session ?? ''}`
      const before = joined.get(key)
      const venue = venueId === undefined ? undefined : records.venues.get(venueId)
      joined.set(key, {
        ...before,
        ...edit,
        ...of,
        code,
        at: instant(at),
        kind: stronger(before?.kind, edit.kind),
        ...(venue?.slug ? { previous_venue: { name: venue.name, slug: venue.slug } } : {}),
      })
    }
  }
  return withoutAnnouncement([...joined.values()], byCode)
}

/** `moved` says least: another kind replaces it. */
function stronger(before: ChangeKind | undefined, kind: ChangeKind): ChangeKind {
  return before === undefined || before === 'moved' ? kind : before
}

/** Leaves out events that were published with the program, and all publications of an event after its first. */
function withoutAnnouncement(
  found: readonly Found[],
  byCode: ReadonlyMap<string, Event>,
): readonly Found[] {
  const firsts = new Map<string, string>()
  for (const { code, session, kind, at } of found) {
    if (kind === 'new' && session === undefined && !firsts.has(code)) firsts.set(code, at)
  }
  // An event without a first publication in the history was published by an import, or before the history began.
  const announced = Math.min(
    ...byCode
      .values()
      .map(({ code, createdAt }) => Date.parse(firsts.get(code ?? '') ?? createdAt)),
  )
  return found.filter(({ code, session, kind, at }) => {
    if (kind !== 'new') return true
    const isFirst = session !== undefined || firsts.get(code) === at
    return isFirst && Date.parse(at) > announced + ANNOUNCEMENT_MS
  })
}

/** Edits get the reason and former values of their status. A status without an edit is a change of its own. */
function withStatuses(edits: readonly Found[], events: readonly Event[]): readonly Found[] {
  const told = [...edits]
  for (const said of events.flatMap(statusesOf)) {
    const index = told.findLastIndex((edit) => nameOf(edit) === nameOf(said))
    const edit = told[index]
    if (edit) told[index] = { ...edit, ...said, at: edit.at }
    else if (said.at !== '') told.push(said)
  }
  return told
}

/** `at` is empty if it is not known when the status was set. */
function statusesOf(event: Event): readonly Found[] {
  const isOnly = event.sessions?.length === 1
  const sessions = (event.sessions ?? []).map((session) => ({
    fields: session.status,
    of: isOnly || !session.code ? {} : { session: session.code },
  }))
  return [{ fields: event.status, of: {} }, ...sessions].flatMap(({ fields, of }): Found[] => {
    const { state: kind, changed_at: at = '', ...more } = status(fields)
    if (kind === 'scheduled' || kind === 'weather_watch') return []
    return [{ ...more, ...of, code: event.code ?? '', kind, at }]
  })
}
