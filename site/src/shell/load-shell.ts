import { DEFAULT_ACKNOWLEDGEMENT, DEFAULT_FOOTER_YEARS } from 'contract/rules/usual-words.ts'
import type { PartnerLogo } from 'contract/answers/partner.ts'
import type { Link } from 'contract/answers/parts.ts'
import { imageBox } from 'contract/rules/image-choice.ts'
import { DEFAULT_YEAR } from 'contract/rules/default-year.ts'
import { siteName } from 'contract/rules/page-title.ts'
import { parseLink } from 'contract/rules/parse-link.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { replaceSubscribe } from 'contract/rules/replace-subscribe.ts'
import type { Content, PageImage } from '../views/screen.ts'
import { lineWidthEm } from '../views/fit-text-width.ts'
import { siteZone } from '../views/site-zone.ts'
import type { LogoFile } from '../views/logo-on.ts'
import { TIER_TITLES } from '../views/partner-tiers.ts'

export interface ShellGroup {
  readonly title: string
  readonly links: readonly Link[]
}

export interface PartnerView {
  readonly name: string
  readonly href: string
  readonly logo: LogoFile
  /** The logo for dark backgrounds; the same file if there is only one logo. */
  readonly light?: LogoFile | undefined
}

/** The festival's own icon, an SVG or a PNG; width and height in pixels. */
export interface SiteLogo {
  readonly url: string
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** Text that is fitted to the width of the page, with its estimated width in em (spec/behaviour §21.3). */
interface FittedView {
  readonly text: string
  readonly em: number
}

export interface ShellView {
  readonly origin: string
  readonly siteName: string
  readonly description: string
  readonly image?: PageImage | undefined
  readonly logo?: SiteLogo | undefined
  readonly festivalYear: number
  readonly zone: string
  readonly header: {
    readonly title: string
    readonly about: string
    readonly where: string
    readonly themeText: string
    readonly mobileTitle: string
  }
  readonly menu: readonly ShellGroup[]
  readonly footer: {
    readonly navigation: readonly ShellGroup[]
    readonly buttons: readonly Link[]
    readonly partners: readonly {
      readonly title: string
      readonly partners: readonly PartnerView[]
    }[]
    readonly acknowledgement: string
    readonly accessContact?: string | undefined
    readonly privacy?: string | undefined
    readonly years: FittedView
  }
  readonly acknowledgement: string
}

/** Makes the shell's view from `/global`, `/site` and the page `privacy`; undefined while `/global` has no answer. */
export function loadShell(content: Content, origin: string): ShellView | undefined {
  const global = content.get('/global')
  const site = content.get('/site')
  const privacy = content.get('/pages/privacy')
  if (!global) return undefined
  const { header, footer } = global
  const menu = replaceSubscribe(header.navigation, footer.button_links, { origin })
  return {
    origin,
    siteName: siteName(site?.name, header.title),
    description: site?.description ?? header.about,
    image: site?.image,
    logo: site?.logo,
    festivalYear: global.festival_year || DEFAULT_YEAR,
    zone: siteZone(content),
    header: {
      title: header.title,
      about: header.about,
      where: header.where,
      themeText: header.theme_text,
      mobileTitle: header.mobile_title || header.title,
    },
    menu: usableGroups(menu, origin),
    footer: {
      navigation: usableGroups(footer.navigation, origin),
      buttons: footer.button_links.map(toLink),
      partners: (['founding', 'principal', 'major'] as const)
        .map((tier) => ({
          title: TIER_TITLES[tier],
          partners: footer[`${tier}_partners`].flatMap(partnerView),
        }))
        .filter(({ partners }) => partners.length > 0),
      acknowledgement: footer.acknowledgement || DEFAULT_ACKNOWLEDGEMENT,
      accessContact: site?.access_contact,
      privacy: privacy && pathOf({ type: 'page', name: privacy.name }),
      years: fitted(site?.footer_years ?? DEFAULT_FOOTER_YEARS),
    },
    acknowledgement: global.acknowledgement_modal || DEFAULT_ACKNOWLEDGEMENT,
  }
}

/** Returns the groups that have a usable link (spec/behaviour §13.1). */
function usableGroups(
  groups: readonly { title: string; links: readonly { title: string; link: string }[] }[],
  origin: string,
): ShellGroup[] {
  return groups
    .map(({ title, links }) => ({ title, links: links.map(toLink) }))
    .filter(({ links }) => links.some(({ href }) => parseLink(href, { origin }).kind !== 'none'))
}

function toLink({ title, link }: { title: string; link: string }): Link {
  return { title, href: link }
}

function fitted(text: string): FittedView {
  return { text, em: lineWidthEm(text) }
}

function partnerView({ name, website, logo, logo_light: light }: PartnerLogo): PartnerView[] {
  if (!logo) return []
  return [{ name, href: website, logo: logoFile(logo), light: light && logoFile(light) }]
}

function logoFile(logo: NonNullable<PartnerLogo['logo']>): LogoFile {
  const { width, height } = imageBox(logo)
  return { src: logo.url, ...logoSize(width, height) }
}

/**
 * In square pixels (spec/design §5.3.2). An ordinary logo is 34 px high and 150 px wide. Below 24 px the letters of a
 * very wide logo could not be read; 44 px is the height of the logo's link.
 */
const LOGO_AREA = 34 * 150
const MIN_LOGO_HEIGHT = 24
const MAX_LOGO_HEIGHT = 44

/** Logos of different shapes look equally large. One without dimensions counts as an ordinary one. */
export function logoSize(width: number, height: number) {
  const ratio = width > 0 && height > 0 ? width / height : 150 / 34
  const ideal = Math.sqrt(LOGO_AREA / ratio)
  const shown = Math.min(MAX_LOGO_HEIGHT, Math.max(MIN_LOGO_HEIGHT, ideal))
  return { width: Math.round(shown * ratio), height: Math.round(shown) }
}
