import type { StubImage } from 'contract/answers/image.ts'
import type { EventStub } from 'contract/answers/stubs.ts'
import { accessInSentence, type AccessCode } from 'contract/rules/access.ts'

/** The words that stand before the pictures of an event (spec/content A5), by its access codes; undefined without the notice. */
export function peopleNotice(codes: readonly AccessCode[]): string | undefined {
  return codes.includes('people_who_died')
    ? `This event contains ${accessInSentence('people_who_died')}.`
    : undefined
}

/** The same of an event in a list. */
export function stubNotice({ access, sessions }: EventStub): string | undefined {
  return peopleNotice([...access, ...sessions.flatMap((session) => session.access)])
}

/** Returns the picture of an event for lists: one with the notice has its pictures on its page alone, after the words. */
export function listImage(event: EventStub): StubImage | undefined {
  return stubNotice(event) === undefined ? event.image : undefined
}
