import * as v from 'valibot'
import { DEFAULT_ZONE } from '../rules/default-zone.ts'
import { DEFAULT_FOOTER_YEARS } from '../rules/usual-words.ts'
import { field } from './field.ts'
import { Image, StubImage } from './image.ts'
import { Link, Meta, NoticeLevel, Theme } from './parts.ts'
import { LocalDateTime, Text } from './scalars.ts'

/** A message above the main content of the pages whose paths match its pattern. */
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

/**
 * `/site`: facts of the whole site that are not in `/routes`, `/global` or `/localtime`, the answers of the
 * specification.
 */
export const Site = v.object({
  name: v.optional(Text),
  description: field(v.optional(Text), { input: 'lines' }),
  /** When and where the current edition takes place. The home page says it while the edition is not public. */
  preparing: field(v.optional(Text), {
    label: 'When and where, until the edition is public',
    help: 'Such as 5–28 March 2027, Bendigo. The home page says it while there is no edition to show.',
  }),
  image: v.optional(Image),
  /** The icon of the site. If it is absent, pages have the icon of the demo. */
  logo: v.optional(StubImage),
  zone: v.optional(Text, DEFAULT_ZONE),
  footer_years: v.optional(Text, DEFAULT_FOOTER_YEARS),
  holding: v.optional(
    v.object({
      /**
       * The wall time in `zone` at which the site ends the holding screen by itself. It has an effect only if the site
       * received it before that time (decision 037).
       */
      opens_at: v.optional(LocalDateTime),
      lines: v.optional(v.tuple([Text, Text])),
      check_back: v.optional(Text),
    }),
    {},
  ),
  alerts: v.optional(v.array(Alert), []),
  /** The title, introduction, meta and theme of each fixed screen, by its id. */
  screens: v.optional(v.record(v.string(), ScreenCopy), {}),
  access_contact: field(v.optional(Text), { label: 'Contact for access' }),
})
export type Site = v.InferOutput<typeof Site>
