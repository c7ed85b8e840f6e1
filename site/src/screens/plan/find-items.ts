import type { AnswerOf } from 'contract/answers/keys.ts'
import type { EventStub, SessionStub } from 'contract/answers/stubs.ts'
import type { Content } from '../../views/screen.ts'

/** What a code of a plan stands for. */
export type FoundItem =
  | { readonly kind: 'event'; readonly code: string; readonly event: EventStub }
  | {
      readonly kind: 'session'
      readonly code: string
      readonly event: EventStub
      readonly session: SessionStub
    }
  | { readonly kind: 'withdrawn'; readonly code: string; readonly reason: string }
  | { readonly kind: 'unknown'; readonly code: string }

type YearProgram = AnswerOf<`/years/${number}/program`>
type Place = { readonly event: EventStub; readonly session?: SessionStub }
type Index = ReadonlyMap<string, Place>

/** The events and sessions of each program by code; collected with the answer. A plan is then a few look-ups. */
const indexes = new WeakMap<YearProgram, Index>()

/** Finds the events and sessions of codes, in all published editions (spec/screens §16). */
export function findItems(content: Content, codes: readonly string[]): readonly FoundItem[] {
  const years = content.get('/routes')?.festival_years ?? []
  const programs = years.flatMap((year) => content.get(`/years/${year}/program`) ?? [])
  const gone = new Map(
    content
      .get('/redirects')
      ?.withdrawn.flatMap(({ codes: each, reason }) => each.map((code) => [code, reason] as const)),
  )
  return codes.map((code): FoundItem => {
    for (const program of programs) {
      const place = indexOf(program).get(code)
      if (!place) continue
      const { event, session } = place
      return session ? { kind: 'session', code, event, session } : { kind: 'event', code, event }
    }
    const reason = gone.get(code)
    return reason === undefined ? { kind: 'unknown', code } : { kind: 'withdrawn', code, reason }
  })
}

function indexOf(program: YearProgram): Index {
  const known = indexes.get(program)
  if (known) return known
  const index = new Map<string, Place>()
  for (const event of program.events) {
    index.set(event.id, { event })
    for (const session of event.sessions) index.set(session.id, { event, session })
  }
  indexes.set(program, index)
  return index
}
