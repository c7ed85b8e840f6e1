import type { EventStub, SessionStub } from 'contract/answers/stubs.ts'
import { findCodes } from '../../views/find-codes.ts'
import type { Content } from '../../views/screen.ts'

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

/** In all published editions (spec/screens §16). */
export function findItems(content: Content, codes: readonly string[]): readonly FoundItem[] {
  const gone = new Map(
    content
      .get('/redirects')
      ?.withdrawn.flatMap(({ codes: each, reason }) => each.map((code) => [code, reason] as const)),
  )
  const found = findCodes(codes, content)
  return codes.map((code, index): FoundItem => {
    const place = found[index]
    if (place) {
      const { event, session } = place
      return session ? { kind: 'session', code, event, session } : { kind: 'event', code, event }
    }
    const reason = gone.get(code)
    return reason === undefined ? { kind: 'unknown', code } : { kind: 'withdrawn', code, reason }
  })
}
