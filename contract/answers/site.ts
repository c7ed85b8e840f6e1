import * as v from 'valibot'
import { DEFAULT_ZONE } from '../rules/default-zone.ts'
import { DEFAULT_FOOTER_YEARS } from '../rules/usual-words.ts'
import { field } from './field.ts'
import { Image, StubImage } from './image.ts'
import { Link, Meta, NoticeLevel, Theme } from './parts.ts'
import { LocalDateTime, Text } from './scalars.ts'

/** Above the main content of the pages whose paths match. */
export const Alert = v.object({
  text: field(Text, {
    help: 'One or two sentences: what has happened, what it means for a visitor, until when.',
    input: 'lines',
  }),
  level: NoticeLevel,
  route_pattern: field(Text, {
    label: 'Where',
    help: 'A path of this site. /** is every screen, / the home page alone, /events/** every event, /venues/shed-9 one venue, /2026/** the screens of an edition.',
  }),
  from: field(v.optional(LocalDateTime), { label: 'From', help: 'Empty: as soon as it is saved.' }),
  to: field(v.optional(LocalDateTime), {
    label: 'Until',
    help: 'Empty: until it is taken away.',
    after: 'from',
  }),
  link: v.optional(Link),
})
export type Alert = v.InferOutput<typeof Alert>

export const ScreenCopy = v.object({
  title: Text,
  intro: field(v.optional(Text), { label: 'Introduction', input: 'lines' }),
  meta: v.optional(Meta),
  theme: v.optional(Theme),
})

/** `/site`: what is not in the answers of the specification, `/routes`, `/global` and `/localtime`. */
export const Site = v.object({
  name: v.optional(Text),
  description: field(v.optional(Text), { input: 'lines' }),
  /** The home page says it while the current edition is not public. */
  preparing: field(v.optional(Text), {
    label: 'When and where, until the edition is public',
    help: 'Such as 5–28 March 2027, Bendigo. The home page says it while there is no edition to show.',
  }),
  image: v.optional(Image),
  /** Without it, pages have the icon of the demo. */
  logo: v.optional(StubImage),
  zone: v.optional(Text, DEFAULT_ZONE),
  footer_years: v.optional(Text, DEFAULT_FOOTER_YEARS),
  holding: v.optional(
    v.object({
      /**
       * A wall time in `zone`. A site that received it before then ends the holding screen by itself (decision 037).
       */
      opens_at: v.optional(LocalDateTime),
      lines: v.optional(v.tuple([Text, Text])),
      check_back: v.optional(Text),
    }),
    {},
  ),
  alerts: v.optional(v.array(Alert), []),
  /** By the id of a fixed screen. */
  screens: v.optional(v.record(v.string(), ScreenCopy), {}),
  access_contact: field(v.optional(Text), { label: 'Contact for access' }),
})
export type Site = v.InferOutput<typeof Site>
