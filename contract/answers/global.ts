import * as v from 'valibot'
import { DEFAULT_YEAR } from '../rules/default-year.ts'
import { expected } from './expected.ts'
import { PartnerLogo } from './partner.ts'
import { Text, Year } from './scalars.ts'

const Line = v.pipe(v.string(), v.normalize('NFC'), v.trim())
const line = expected(Line, '')
const LinkRow = v.object({ title: Text, link: Text })

const NavGroup = v.pipe(
  v.object({
    main_link_group: v.object({ title: v.optional(Line, '') }),
    link_group: v.array(v.object({ link_group: LinkRow })),
  }),
  v.check(
    ({ main_link_group, link_group }) => main_link_group.title !== '' || link_group.length > 0,
    'a group needs a title or a link',
  ),
)
const Navigation = expected(v.array(v.object({ nav_group: NavGroup })), [])
const Partners = expected(v.array(PartnerLogo), [])

/**
 * As the specification asks for it (spec/asked §3). Every field has a default, so that a wrong field cannot make the
 * whole answer invalid.
 */
const GlobalWire = v.object({
  acknowledgement_modal: line,
  /** The year of the current edition. */
  festival_year: expected(Year, DEFAULT_YEAR),
  show_loading_screen: expected(v.boolean(), false),
  header: expected(
    v.object({
      content: expected(
        v.object({ title: line, about: line, where: line, theme_text: line, mobile_title: line }),
        {},
      ),
      navigation: Navigation,
    }),
    {},
  ),
  footer: expected(
    v.object({
      navigation: Navigation,
      button_links: expected(v.object({ link_group: expected(v.array(LinkRow), []) }), {}),
      founding_partners: Partners,
      principal_partners: Partners,
      major_partners: Partners,
      acknowledgement: line,
    }),
    {},
  ),
})

/** `/global`: what is around every page, in one consistent shape (spec/content E). */
export const Global = v.pipe(
  GlobalWire,
  v.transform(({ header, footer, ...rest }) => ({
    ...rest,
    header: { ...header.content, navigation: groups(header.navigation) },
    footer: {
      ...footer,
      navigation: groups(footer.navigation),
      button_links: footer.button_links.link_group,
    },
  })),
)
export type Global = v.InferOutput<typeof Global>

function groups(rows: v.InferOutput<typeof Navigation>) {
  return rows.map(({ nav_group: group }) => ({
    title: group.main_link_group.title,
    links: group.link_group.map((row) => row.link_group),
  }))
}
