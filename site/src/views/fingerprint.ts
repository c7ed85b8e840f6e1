import type { Event, Session } from 'contract/answers/event.ts'
import type { EventStub, SessionStub } from 'contract/answers/stubs.ts'

/**
 * A few characters that change when an event or a session is moved, cancelled, postponed or sold out (spec/behaviour
 * §33). A browser keeps them with what it saves and compares them later; one change in 46,656 goes unnoticed.
 */
export type Fingerprint = string

/** An item that a visitor can save: its permanent code, and its name. */
export interface MarkView {
  readonly code: string
  readonly fingerprint: Fingerprint
  readonly name: string
}

/** The event's own code if it has no other session (spec/behaviour §33.2). `sessions` are the event's. */
export function codeToSave(
  event: string,
  session: string | undefined,
  sessions: readonly unknown[],
): string {
  return session !== undefined && sessions.length > 1 ? session : event
}

/** FNV-1a, 32 bits. */
const OFFSET_BASIS = 0x811c9dc5
const PRIME = 0x01000193
const DIGITS = 3
const RADIX = 36

/** What an event and its stub have in common. */
type AnyEvent = Pick<EventStub, 'dates' | 'status'> & {
  readonly venue?: { readonly id: string } | undefined
  readonly sessions: readonly AnySession[]
}
type AnySession = Pick<SessionStub, 'id' | 'start' | 'end' | 'state'> & {
  readonly venue?: { readonly id: string } | undefined
  readonly fully_booked?: true | undefined
}

export function eventFingerprint({ dates, status, venue, sessions }: AnyEvent): Fingerprint {
  return shortHash([status.state, dates?.start, dates?.end, venue?.id, ...sessions.map(factsOf)])
}

export function sessionFingerprint(
  session: AnySession,
  { status, venue }: Pick<AnyEvent, 'status' | 'venue'>,
): Fingerprint {
  return shortHash([status.state, venue?.id, factsOf(session)])
}

/** Returns a whole event in the form of its stub, so that both have the same fingerprint. */
export function asStub({ dates, status, venues, sessions }: WholeEvent): AnyEvent {
  return { dates, status, venue: venues[0], sessions: sessions.map(asSessionStub) }
}

type WholeEvent = Pick<Event, 'dates' | 'status' | 'venues' | 'sessions'>

export function asSessionStub({ status, ...session }: Session): AnySession {
  return { ...session, state: status.state }
}

function factsOf({ id, start, end, state, venue, fully_booked: isFull }: AnySession): string {
  return [id, start, end, state, venue?.id, isFull].join(' ')
}

function shortHash(facts: readonly (string | undefined)[]): string {
  let hash = OFFSET_BASIS
  for (const character of facts.join('\n')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME) >>> 0
  }
  return (hash % RADIX ** DIGITS).toString(RADIX).padStart(DIGITS, '0')
}
