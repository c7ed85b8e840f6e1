import * as v from 'valibot'
import { TierGroup } from './partner.ts'
import { Year } from './scalars.ts'

/** `/partners`: tiers of every year, newest first. */
export const Partners = v.object({
  years: v.array(v.object({ year: Year, tiers: v.array(TierGroup) })),
})
export type Partners = v.InferOutput<typeof Partners>
