import type { EventStub, SessionStub } from 'contract/answers/stubs.ts'
import type { Content } from './screen.ts'

/** An event that a code names, and the session if the code is that of a session. */
export interface FoundCode {
  readonly event: EventStub
  readonly session?: SessionStub | undefined
}

/**
 * Returns the events and sessions of permanent codes, in the order of the codes. The current edition is looked through
 * first, and the others only for codes that it does not have. An unknown code gives undefined.
 */
export function findCodes(
  codes: readonly string[],
  content: Content,
): readonly (FoundCode | undefined)[] {
  const current = content.get('/global')?.festival_year
  const years = (content.get('/routes')?.festival_years ?? []).toSorted((a, b) => b - a)
  const found = new Map<string, FoundCode>()
  for (const year of new Set([...(current === undefined ? [] : [current]), ...years])) {
    if (codes.every((code) => found.has(code))) break
    for (const [code, each] of codesOf(content.get(`/years/${year}/program`)?.events ?? [])) {
      found.set(code, each)
    }
  }
  return codes.map((code) => found.get(code))
}

function* codesOf(events: readonly EventStub[]): Generator<readonly [string, FoundCode]> {
  for (const event of events) {
    yield [event.id, { event }]
    for (const session of event.sessions) yield [session.id, { event, session }]
  }
}
