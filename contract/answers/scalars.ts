/** The scalars of which every answer consists (spec/content A1). */
import * as v from 'valibot'
import { FIRST_YEAR, LAST_YEAR } from '../rules/default-year.ts'
import { isCalendarDate } from '../rules/is-calendar-date.ts'
import { SHORT_CODE } from '../rules/short-code.ts'
import { choice } from './field.ts'

/** A permanent short code (spec/content D6): a letter, and then three letters or digits. */
export const Id = v.pipe(v.string(), v.regex(SHORT_CODE))
/** A result of `slug()`, which has the same limit of 96. A slug is unique in its collection across all editions. */
export const Slug = v.pipe(v.string(), v.minLength(1), v.maxLength(96))
/** Of a custom page or program entry: slugs joined by `/`, perhaps after `YYYY-`. `nameToRoute` has the same limit. */
export const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
export const Year = v.pipe(v.number(), v.integer(), v.minValue(FIRST_YEAR), v.maxValue(LAST_YEAR))
/** `YYYY-MM-DD` */
export const IsoDate = v.pipe(v.string(), v.check(isCalendarDate, 'must be a real date'))
/** `HH:MM` */
export const WallTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** `YYYY-MM-DDTHH:MM`, without an offset. Its zone is in a field beside it, or is that of the whole answer. */
export const LocalDateTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/),
  v.check((text) => isCalendarDate(text.slice(0, 10)), 'must be a real date'),
)
/** ISO 8601 ending in `Z`, to the second. */
export const Instant = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/))
/** `#rrggbb`, lower case. */
export const Colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))
/** `unknown` is never treated as `no` or `yes`. */
export const Tri = choice({ yes: 'Yes', no: 'No', unknown: 'Not known' })

export type Year = v.InferOutput<typeof Year>
export type IsoDate = v.InferOutput<typeof IsoDate>
export type WallTime = v.InferOutput<typeof WallTime>
export type LocalDateTime = v.InferOutput<typeof LocalDateTime>
export type Colour = v.InferOutput<typeof Colour>
export type Tri = v.InferOutput<typeof Tri>

/** In Unicode's composed form, so that equal words are equal texts. */
export const Text = v.pipe(v.string(), v.normalize('NFC'), v.trim(), v.minLength(1))
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** A price in dollars, metres, minutes. `1e309` in JSON becomes `Infinity` and is refused. */
export const Amount = v.pipe(v.number(), v.finite(), v.minValue(0))
export const Order = v.pipe(v.number(), v.finite())
/** Degrees, WGS 84. Web Mercator, the projection of the maps, ends at 85.05 degrees. */
export const Latitude = v.pipe(v.number(), v.minValue(-85), v.maxValue(85))
export const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))
