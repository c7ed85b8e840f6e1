import * as v from 'valibot'
import { Blocks, FileLink } from './blocks.ts'
import { Image } from './image.ts'
import { Link, Meta } from './parts.ts'
import { RichText } from './rich-text.ts'
import { Instant, Text } from './scalars.ts'
import { ParticipateStub } from './stubs.ts'

/** `/participate`: sorted by closing time; items without one come last. */
export const Participate = v.object({ items: v.array(ParticipateStub) })
export type Participate = v.InferOutput<typeof Participate>

const { image: _stubImage, ...stubEntries } = ParticipateStub.entries

/** `/participate/{participate}`. */
export const ParticipateItem = v.object({
  ...stubEntries,
  image: v.optional(Image),
  blocks: Blocks,
  eligibility: v.optional(RichText),
  terms: v.optional(Link),
  apply: v.optional(Link),
  contact: v.optional(Text),
  downloads: v.array(FileLink),
  /** Links to the results of a closed call. */
  outcome: v.array(Link),
  meta: v.optional(Meta),
  updated_at: Instant,
})
export type ParticipateItem = v.InferOutput<typeof ParticipateItem>
