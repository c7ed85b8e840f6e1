import * as v from 'valibot'
import { Blocks } from './blocks.ts'
import { EditionSummary, Meta, Theme } from './parts.ts'
import { Id, Instant, Name, Text, Year } from './scalars.ts'
import { EventStub } from './stubs.ts'

/** `/strands/{name}`: a program entry, a selection of events with its own path (spec/content C5). */
export const Strand = v.object({
  id: Id,
  name: Name,
  /** Of the name, else the current year. */
  year: Year,
  title: Text,
  intro: v.optional(Text),
  blocks: Blocks,
  group_by: v.picklist(['day', 'precinct', 'type']),
  /** In the order of `group_by`. */
  events: v.array(EventStub),
  edition: EditionSummary,
  theme: v.optional(Theme),
  meta: v.optional(Meta),
  updated_at: Instant,
})
export type Strand = v.InferOutput<typeof Strand>
