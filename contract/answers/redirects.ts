import * as v from 'valibot'
import { Id, Text } from './scalars.ts'

/** `/redirects`: rules of staff and of renamed slugs, and what was withdrawn: its paths, and the codes of events. */
export const Redirects = v.object({
  rules: v.optional(
    v.array(v.object({ from: Text, to: Text, status: v.optional(v.picklist([301, 302]), 301) })),
    [],
  ),
  gone: v.optional(v.array(v.object({ from: Text, reason: Text })), []),
  /** Withdrawn events with the codes of their sessions, for what visitors have saved. */
  withdrawn: v.optional(v.array(v.object({ codes: v.array(Id), reason: Text })), []),
})
export type Redirects = v.InferOutput<typeof Redirects>
