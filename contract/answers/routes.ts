import * as v from 'valibot'
import { expected } from './expected.ts'
import { Year } from './scalars.ts'

/** `/routes` (spec/asked §7). `buildRoutes` (`site/src/urls/routes.ts`) drops invalid names (spec/behaviour §3). */
export const Routes = v.object({
  /** Names of the custom pages with `listed`, sorted by UTF-16 code unit. */
  custom_pages: expected(v.array(v.string()), []),
  /** Names of strands, sorted in the same way. */
  program: expected(v.array(v.string()), []),
  /** Years of the published editions, newest first. */
  festival_years: expected(v.array(Year), []),
})
export type Routes = v.InferOutput<typeof Routes>
