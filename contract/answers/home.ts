import * as v from 'valibot'
import { Image } from './image.ts'
import { EditionSummary } from './parts.ts'
import { Text } from './scalars.ts'
import { ArticleStub, EventStub, GuideStub } from './stubs.ts'

/** `/home`: what staff have chosen for the home page. */
export const Home = v.object({
  hero: v.array(v.object({ event: EventStub, image: Image })),
  lead: v.optional(Text),
  featured: v.array(EventStub),
  /** One event with a panorama picture. */
  band: v.optional(v.object({ event: EventStub, image: Image })),
  guides: v.array(GuideStub),
  articles: v.array(ArticleStub),
  /** Absent when the current year has no published edition. */
  edition: v.optional(EditionSummary),
})
export type Home = v.InferOutput<typeof Home>
