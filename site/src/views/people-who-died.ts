import type { StubImage } from 'contract/answers/image.ts'
import type { EventStub } from 'contract/answers/stubs.ts'
import { accessInSentence, type AccessCode } from 'contract/rules/access.ts'

/** The notice before the pictures of an event (spec/content A5), by its access codes; undefined if it needs none. */
export function peopleNotice(codes: readonly AccessCode[]): string | undefined {
  return codes.includes('people_who_died')
    ? `This event contains ${accessInSentence('people_who_died')}.`
    : undefined
}

/** The same notice for an event in a list. */
export function stubNotice({ access, sessions }: EventStub): string | undefined {
  return peopleNotice([...access, ...sessions.flatMap((session) => session.access)])
}

/** Undefined for an event with the notice, whose pictures are only on its own page, after the notice. */
export function listImage(event: EventStub): StubImage | undefined {
  return stubNotice(event) === undefined ? event.image : undefined
}
