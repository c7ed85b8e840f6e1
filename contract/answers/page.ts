import * as v from 'valibot'
import { choice, field } from './field.ts'
import { Blocks, Video } from './blocks.ts'
import { EditionSummary, Link, Meta, Theme } from './parts.ts'
import { Id, Instant, Name, Text, Year } from './scalars.ts'

const PageRef = v.object({ name: Name, title: Text })

/** `/pages/{name}`. An unlisted page is served, but is `noindex` and in no search, list or site map. */
export const Page = v.object({
  id: Id,
  name: Name,
  year: v.optional(Year),
  title: Text,
  standfirst: field(v.optional(Text), { input: 'lines' }),
  /** The Easy English version of this page. */
  easy_english: v.optional(PageRef),
  /** On an Easy English page: the page that it is a version of. */
  easy_english_of: v.optional(PageRef),
  /** A video in Auslan with the content of this page. It is shown at the top. */
  auslan: v.optional(Video),
  blocks: Blocks,
  listed: field(v.boolean(), {
    help: 'Unlisted pages can be reached, but are in no search, list or site map.',
  }),
  footer_mode: field(choice({ full: 'Full', short: 'Short' }), { label: 'Footer' }),
  subnav: v.array(Link),
  parent: v.optional(PageRef),
  edition: v.optional(EditionSummary),
  theme: v.optional(Theme),
  meta: v.optional(Meta),
  updated_at: Instant,
})
export type Page = v.InferOutput<typeof Page>
