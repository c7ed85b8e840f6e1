import type { EventStub } from 'contract/answers/stubs.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { screenEdition } from '../../views/screen-edition.ts'
import type { Describe, DescribedPage } from './described-page.ts'
import { collectionPage } from './item-list.ts'

/** A program, or one type of it: the addresses of its events. */
export const describeProgram: Describe = (page) => describeEvents(page, isOfType(page))

/** The timed events of a year. */
export const describeTimedEvents: Describe = (page) =>
  describeEvents(page, ({ kind }) => kind === 'timed')

function describeEvents(page: DescribedPage, isKept: (event: EventStub) => boolean) {
  const edition = screenEdition(page)
  const program = edition && page.content.get(`/years/${edition.year}/program`)
  const events = program?.events.filter(isKept) ?? []
  const urls = events.map(({ slug }) => page.site.origin + pathOf({ type: 'event', slug }))
  return { things: [collectionPage(page, urls)] }
}

function isOfType({ params }: DescribedPage): (event: EventStub) => boolean {
  const { type: key } = params
  return ({ type }) => key === undefined || type === key
}
