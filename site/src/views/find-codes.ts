import type { AnswerOf } from 'contract/answers/keys.ts'
import type { EventStub, SessionStub } from 'contract/answers/stubs.ts'
import type { Content } from './screen.ts'

/** An event that a code names, and the session if the code is that of a session. */
export interface FoundCode {
  readonly event: EventStub
  readonly session?: SessionStub | undefined
}

type YearProgram = AnswerOf<`/years/${number}/program`>
type Index = ReadonlyMap<string, FoundCode>

/** To find a code takes one look-up in each program. An index is garbage-collected with its answer. */
const indexes = new WeakMap<YearProgram, Index>()

/**
 * Returns events and sessions in the order of the codes, from all published editions; undefined for an unknown code.
 */
export function findCodes(
  codes: readonly string[],
  content: Content,
): readonly (FoundCode | undefined)[] {
  const years = content.get('/routes')?.festival_years ?? []
  const programs = years.flatMap((year) => content.get(`/years/${year}/program`) ?? [])
  return codes.map((code) => {
    for (const program of programs) {
      const found = indexOf(program).get(code)
      if (found) return found
    }
    return undefined
  })
}

function indexOf(program: YearProgram): Index {
  const known = indexes.get(program)
  if (known) return known
  const index = new Map<string, FoundCode>()
  for (const event of program.events) {
    index.set(event.id, { event })
    for (const session of event.sessions) index.set(session.id, { event, session })
  }
  indexes.set(program, index)
  return index
}
