import * as v from 'valibot'
import { expected } from './expected.ts'

/** From −12:00 to +14:00, the range of offsets that exist (spec/behaviour §26.1). */
const UTC_OFFSET = /^(?:-0\d:[0-5]\d|-1[01]:[0-5]\d|-12:00|\+0\d:[0-5]\d|\+1[0-3]:[0-5]\d|\+14:00)$/

/** `/localtime` (spec/asked §7): a hint for other clients. The site itself converts every time with its time zone. */
export const Localtime = v.object({
  utc_offset: expected(v.pipe(v.string(), v.regex(UTC_OFFSET)), '+11:00'),
})
export type Localtime = v.InferOutput<typeof Localtime>
