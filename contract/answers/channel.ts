import * as v from 'valibot'
import { Count, Text } from './scalars.ts'
import { ArticleStub } from './stubs.ts'

/** `/channel`: every article, newest first, and how often each tag occurs. */
export const Channel = v.object({
  articles: v.array(ArticleStub),
  tags: v.array(v.object({ tag: Text, count: Count })),
})
export type Channel = v.InferOutput<typeof Channel>
