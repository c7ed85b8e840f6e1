import * as v from 'valibot'
import { Id, Text } from './scalars.ts'

/**
 * `/redirects`: the redirect rules of staff and of renamed slugs, the paths that are gone with their reasons, and the
 * codes of withdrawn events.
 */
export const Redirects = v.object({
  rules: v.optional(
    v.array(v.object({ from: Text, to: Text, status: v.optional(v.picklist([301, 302]), 301) })),
    [],
  ),
  gone: v.optional(v.array(v.object({ from: Text, reason: Text })), []),
  /** The codes of withdrawn events and of their sessions, because visitors may have saved them in their plan. */
  withdrawn: v.optional(v.array(v.object({ codes: v.array(Id), reason: Text })), []),
})
export type Redirects = v.InferOutput<typeof Redirects>
