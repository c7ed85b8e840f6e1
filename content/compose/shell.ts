import type { WireOf } from 'contract/answers/keys.ts'
import { holding } from 'contract/rules/holding.ts'
import { offsetOf, toInstant } from 'contract/rules/local-time.ts'
import { headerWords } from '../rules/header-words.ts'
import { meta } from './meta.ts'
import { theme } from './parts.ts'
import { footerPartners } from './partner.ts'
import { linkPair } from './participate.ts'
import type { Records } from './records.ts'

type Global = WireOf<'/global'>
type Navigation = NonNullable<NonNullable<Global['header']>['navigation']>
interface MenuRow {
  readonly title: string
  readonly link: string
}

/** `/routes` (spec/asked §7). */
export function composeRoutes(records: Records): WireOf<'/routes'> {
  return {
    custom_pages: records.pages
      .values()
      .filter(({ listed }) => listed !== false)
      .map(({ name }) => name)
      .toSorted(),
    program: records.strands
      .values()
      .map(({ name }) => name)
      .toSorted(),
    festival_years: records.editions.keys().toSorted((a, b) => b - a),
  }
}

/**
 * `/global` (spec/asked §3). `asOf` is in epoch milliseconds. Texts that an earlier release stored in the header or
 * the footer stay until staff empty them; otherwise they come from the current edition and the site's settings.
 */
export function composeGlobal(records: Records, asOf: number): Global {
  const { header, footer, site } = records.globals
  const words = headerWords(records.editions.get(records.festivalYear), site.name)
  const acknowledgement = site.acknowledgement_modal ?? ''
  return {
    acknowledgement_modal: acknowledgement,
    festival_year: site.festival_year,
    show_loading_screen: holding(site.holding?.on === true, opensAt(records), asOf),
    header: {
      content: {
        title: header.title ?? words.title,
        about: header.about ?? '',
        where: header.where ?? words.where,
        theme_text: header.theme_text ?? words.theme_text,
        mobile_title: header.mobile_title ?? words.mobile_title,
      },
      navigation: navigation(header.navigation),
    },
    footer: {
      navigation: navigation(footer.navigation),
      button_links: { link_group: (footer.button_links ?? []).map(menuLink) },
      founding_partners: footerPartners('founding', records),
      principal_partners: footerPartners('principal', records),
      major_partners: footerPartners('major', records),
      acknowledgement: footer.acknowledgement ?? acknowledgement,
    },
  }
}

function navigation(
  groups: readonly { readonly title?: string; readonly links?: readonly MenuRow[] }[] | undefined,
): Navigation {
  return (groups ?? []).map(({ title = '', links = [] }) => ({
    nav_group: {
      main_link_group: { title },
      link_group: links.map((link) => ({ link_group: menuLink(link) })),
    },
  }))
}

function menuLink({ title, link }: MenuRow): MenuRow {
  return { title, link }
}

/** Epoch milliseconds at which the holding screen ends by itself; undefined if staff have set no time. */
export function opensAt({ globals: { site } }: Records): number | undefined {
  return site.holding?.opens_at ? toInstant(site.holding.opens_at, site.zone) : undefined
}

/** `/localtime`: the offset of the site's zone at `asOf`. */
export function composeLocaltime(
  { globals: { site } }: Records,
  asOf: number,
): WireOf<'/localtime'> {
  return { utc_offset: offsetOf(asOf, site.zone) }
}

/** `/site`: settings that the specification's `/global` does not have. */
export function composeSite(records: Records): WireOf<'/site'> {
  const { site, footer } = records.globals
  const image = records.image(site.image)
  const logo = records.stubImage(site.logo)
  const [first, second] = site.holding?.lines ?? []
  return {
    ...(site.name ? { name: site.name } : {}),
    ...(site.description ? { description: site.description } : {}),
    ...(site.preparing ? { preparing: site.preparing } : {}),
    ...(image ? { image } : {}),
    ...(logo ? { logo } : {}),
    zone: site.zone,
    ...(footer.footer_years ? { footer_years: footer.footer_years } : {}),
    holding: {
      ...(site.holding?.opens_at ? { opens_at: site.holding.opens_at } : {}),
      ...(first && second ? { lines: [first, second] } : {}),
      ...(site.holding?.check_back ? { check_back: site.holding.check_back } : {}),
    },
    alerts: (site.alerts ?? []).map(({ text, level, route_pattern, from, to, link }) => ({
      text,
      level,
      route_pattern,
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      ...linkPair('link', link),
    })),
    screens: Object.fromEntries(
      (site.screens ?? []).map(({ screen, title, intro, meta: said, theme: colours }) => [
        screen,
        { title, ...(intro ? { intro } : {}), ...meta(said, records), ...theme(colours) },
      ]),
    ),
    ...(site.access_contact ? { access_contact: site.access_contact } : {}),
  }
}
