import * as v from 'valibot'
import { expected } from './expected.ts'
import { Year } from './scalars.ts'

/**
 * `/routes` (spec/asked §7). Invalid names are dropped when the table of routes is built (spec/behaviour §3). That
 * code also decides between names with the same path.
 */
export const Routes = v.object({
  /** Names of listed pages, by code unit. */
  custom_pages: expected(v.array(v.string()), []),
  /** Names of program entries, by code unit. */
  program: expected(v.array(v.string()), []),
  /** Published editions, newest first. */
  festival_years: expected(v.array(Year), []),
})
export type Routes = v.InferOutput<typeof Routes>
