import * as v from 'valibot'
import { expected } from './expected.ts'

/** `/localtime` (spec/asked §7): a hint for other clients; the site places every time by its zone. */
export const Localtime = v.object({
  utc_offset: expected(v.pipe(v.string(), v.regex(/^[+-](0\d|1[0-4]):[0-5]\d$/)), '+11:00'),
})
export type Localtime = v.InferOutput<typeof Localtime>
