import * as v from 'valibot'
import { Year } from './scalars.ts'

/**
 * `/routes` (specification §7). Names that do not hold as paths fall out when the table is built (behaviour §3),
 * where the winner of a shadowed one is known too.
 */
export const Routes = v.object({
  /** Names of listed pages, by code unit. */
  custom_pages: v.optional(v.array(v.string()), []),
  /** Names of program entries, by code unit. */
  program: v.optional(v.array(v.string()), []),
  /** Published editions, newest first. */
  festival_years: v.optional(v.array(Year), []),
})
export type Routes = v.InferOutput<typeof Routes>
