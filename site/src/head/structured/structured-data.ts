import { siteName } from 'contract/rules/page-title.ts'
import { titleFromPath } from 'contract/rules/title-from-path.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import type { BreadcrumbList, Graph } from 'schema-dts'
import type { ScreenId } from '../../urls/screen-ids.ts'
import { isCurrentYear } from '../../views/edition.ts'
import type { LoadArgs, PageMeta } from '../../views/screen.ts'
import { describeArticle } from './article.ts'
import type { Describe, DescribedPage } from './properties.ts'
import { describeEvent } from './event.ts'
import { describeArtist } from './person.ts'
import { describeVenue } from './place.ts'
import { describeHome } from './site.ts'

/** The screens whose JSON-LD holds more than breadcrumbs. */
const DESCRIBED: Partial<Record<ScreenId, Describe>> = {
  home: describeHome,
  event: describeEvent,
  article: describeArticle,
  artist: describeArtist,
  venue: describeVenue,
  'year-venue': describeVenue,
  'legacy-venue': describeVenue,
}

interface Section {
  readonly title: string
  readonly path: string
  /** For pages of other editions: the section's title, and its path after `/{year}`. */
  readonly ofYear?: { readonly title: string; readonly path: string }
}

const PROGRAM = { title: 'Program', path: '/program' }
const VENUES = { title: 'Venues', path: '/venues' }

/**
 * List screens that come before a page in its breadcrumbs. Artists, articles, calls and past festivals belong to no
 * year. An earlier year has no list of guides: they are on its program.
 */
const SECTIONS = {
  program: { ...PROGRAM, ofYear: PROGRAM },
  'guides-walks': { title: 'Guides & walks', path: '/program/guides-walks', ofYear: PROGRAM },
  venues: { ...VENUES, ofYear: VENUES },
  artists: { title: 'Artists', path: '/artists' },
  channel: { title: 'Channel', path: '/channel' },
  participate: { title: 'Participate', path: '/participate' },
  'past-festivals': { title: 'Past festivals', path: '/past-festivals' },
} satisfies Record<string, Section>

/** In the breadcrumbs of the other screens the page comes directly after home. */
const SECTION_OF: Partial<Record<ScreenId, keyof typeof SECTIONS>> = {
  'program-list': 'program',
  'program-map': 'program',
  'program-plain': 'program',
  'guides-walks': 'program',
  event: 'program',
  strand: 'program',
  'legacy-program-list': 'program',
  'legacy-program-events': 'program',
  guide: 'guides-walks',
  venue: 'venues',
  'year-venue': 'venues',
  'legacy-venue': 'venues',
  artist: 'artists',
  article: 'channel',
  'participate-item': 'participate',
  'past-festival': 'past-festivals',
}

export interface StructuredSource extends Pick<LoadArgs, 'content' | 'moment' | 'params' | 'meta'> {
  readonly screen: ScreenId
  /** Canonical. */
  readonly path: string
  readonly origin: string
  readonly page: PageMeta
}

/** Undefined for unlisted pages (spec/screens §0.2.5, §0.6; why there is nothing more: spec/behaviour §8.4). */
export function structuredData(source: StructuredSource): Graph | undefined {
  const { screen, content, path, origin, page } = source
  if (page.noindex) return undefined
  const name = siteName(content.get('/site')?.name, content.get('/global')?.header.title)
  const described = { ...source, site: { origin, name }, url: origin + path }
  const things = DESCRIBED[screen]?.(described) ?? []
  const crumbs = screen === 'home' ? [] : [breadcrumbs(screen, path, described)]
  return { '@context': 'https://schema.org', '@graph': [...things, ...crumbs] }
}

function breadcrumbs(screen: ScreenId, path: string, described: DescribedPage): BreadcrumbList {
  const { site, page } = described
  const crumbs = [
    { name: site.name, path: '/' },
    ...crumbAbove(screen, described),
    { name: page.title ?? titleFromPath(path) ?? site.name, path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: site.origin + crumb.path,
    })),
  }
}

/** The parent of a custom page, or the section; nothing for a page right below home. */
function crumbAbove(screen: ScreenId, { content, meta, page }: DescribedPage) {
  if (screen === 'page') {
    const parent = content.get(`/pages/${meta.page ?? ''}`)?.parent
    return parent ? [{ name: parent.title, path: pathOf({ type: 'page', name: parent.name }) }] : []
  }
  const key = SECTION_OF[screen]
  if (!key) return []
  const { title, path, ofYear }: Section = SECTIONS[key]
  const isCurrent = page.year !== undefined && isCurrentYear(content, page.year)
  const year = meta.year ?? (isCurrent ? undefined : page.year)
  if (ofYear && year !== undefined) {
    return [{ name: `${ofYear.title} ${year}`, path: `/${year}${ofYear.path}` }]
  }
  const copy = content.get('/site')?.screens[key]
  return [{ name: copy?.title ?? title, path }]
}
