import * as v from 'valibot'
import { Id, Text } from './scalars.ts'

/**
 * `/redirects`: the rules of staff and of renamed slugs, the paths that are gone, and the codes of withdrawn events.
 */
export const Redirects = v.object({
  rules: v.optional(
    v.array(v.object({ from: Text, to: Text, status: v.optional(v.picklist([301, 302]), 301) })),
    [],
  ),
  gone: v.optional(v.array(v.object({ from: Text, reason: Text })), []),
  /** Also of their sessions. Visitors may have saved these codes in their plan. */
  withdrawn: v.optional(v.array(v.object({ codes: v.array(Id), reason: Text })), []),
})
export type Redirects = v.InferOutput<typeof Redirects>
