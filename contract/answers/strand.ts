import * as v from 'valibot'
import { choice, field } from './field.ts'
import { Blocks } from './blocks.ts'
import { EditionSummary, Meta, Theme } from './parts.ts'
import { Id, Instant, Name, Text, Year } from './scalars.ts'
import { EventStub } from './stubs.ts'

/** `/strands/{name}`: a selection of events with its own page (spec/content C5). */
export const Strand = v.object({
  id: Id,
  name: Name,
  /** The year at the beginning of `name` ("2026-photobook-fair"); the current year if there is none. */
  year: Year,
  title: Text,
  intro: field(v.optional(Text), { label: 'Introduction', input: 'lines' }),
  blocks: Blocks,
  group_by: field(choice({ day: 'Day', precinct: 'Precinct', type: 'Type' }), {
    label: 'Grouped by',
  }),
  /** Sorted as `group_by` says. */
  events: v.array(EventStub),
  edition: EditionSummary,
  theme: v.optional(Theme),
  meta: v.optional(Meta),
  updated_at: Instant,
})
export type Strand = v.InferOutput<typeof Strand>
