import * as v from 'valibot'
import { Text } from './scalars.ts'

/** `/redirects`: rules of staff and of renamed slugs, and the paths that were withdrawn. */
export const Redirects = v.object({
  rules: v.optional(
    v.array(v.object({ from: Text, to: Text, status: v.optional(v.picklist([301, 302]), 301) })),
    [],
  ),
  gone: v.optional(v.array(v.object({ from: Text, reason: Text })), []),
})
export type Redirects = v.InferOutput<typeof Redirects>
