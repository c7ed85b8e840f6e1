import * as v from 'valibot'
import { Image } from './image.ts'
import { Link, Meta, Theme } from './parts.ts'
import { LocalDateTime, Text } from './scalars.ts'

const DEFAULT_FOOTER_YEARS = '2018–2025'
const DEFAULT_ZONE = 'Australia/Melbourne'

/** A notice above the main content of the screens its pattern names. */
export const Alert = v.object({
  text: Text,
  level: v.picklist(['info', 'warning']),
  /** A path, `/old/*` for one segment, `/old/**` for any; `/**` is every screen. */
  route_pattern: Text,
  from: v.optional(LocalDateTime),
  to: v.optional(LocalDateTime),
  link: v.optional(Link),
})
export type Alert = v.InferOutput<typeof Alert>

const ScreenCopy = v.object({
  title: Text,
  intro: v.optional(Text),
  meta: v.optional(Meta),
  theme: v.optional(Theme),
})

/** `/site`: ours, what belongs to the whole site beside the three specified answers. */
export const Site = v.object({
  name: v.optional(Text),
  description: v.optional(Text),
  image: v.optional(Image),
  zone: v.optional(Text, DEFAULT_ZONE),
  locale: v.optional(Text, 'en-AU'),
  footer_years: v.optional(Text, DEFAULT_FOOTER_YEARS),
  holding: v.optional(
    v.object({
      /**
       * Wall time in `zone` at which the site opens by its own clock. Counts only if it was known
       * while it was still ahead (decision 037).
       */
      opens_at: v.optional(LocalDateTime),
      lines: v.optional(v.tuple([Text, Text])),
      check_back: v.optional(Text),
    }),
    {},
  ),
  alerts: v.optional(v.array(Alert), []),
  /** Title, intro, meta and theme of each fixed screen, by screen id. */
  screens: v.optional(v.record(v.string(), ScreenCopy), {}),
  access_contact: v.optional(Text),
})
export type Site = v.InferOutput<typeof Site>
