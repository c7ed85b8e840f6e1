import type { BreadcrumbList } from 'schema-dts'
import type { Content } from '../../views/content.ts'
import type { Crumb, DescribedPage, Description } from './described-page.ts'

/** The screens that others are reached from; those with a year of their own have a screen in each. */
const SECTIONS = {
  program: { title: 'Program', path: '/program', hasYears: true },
  'guides-walks': { title: 'Guides & walks', path: '/program/guides-walks', hasYears: false },
  venues: { title: 'Venues', path: '/venues', hasYears: true },
  artists: { title: 'Artists', path: '/artists', hasYears: true },
  channel: { title: 'Channel', path: '/channel', hasYears: false },
  participate: { title: 'Participate', path: '/participate', hasYears: false },
  'past-festivals': { title: 'Past festivals', path: '/past-festivals', hasYears: false },
} as const

export type Section = keyof typeof SECTIONS

/** The way to a page: home, the list it stands in or its parent, itself (spec/screens §0.2.5). */
export function breadcrumbs(
  page: DescribedPage,
  { year = page.meta.year, parent }: Pick<Description, 'year' | 'parent'>,
  section: Section | undefined,
): BreadcrumbList {
  const { origin, name } = page.site
  const above = parent ?? (section && sectionCrumb(page.content, section, year))
  const crumbs = [
    { name, url: `${origin}/` },
    ...(above ? [{ name: above.name, url: origin + above.path }] : []),
    { name: page.name, url: page.url },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: crumb.url,
    })),
  }
}

/** What a year has no list of stands in its program. */
function sectionCrumb(content: Content, section: Section, year: number | undefined): Crumb {
  const { title, path, hasYears } = SECTIONS[section]
  if (year === undefined) {
    const copy = content.get('/site')?.screens[section]
    return { name: copy?.title ?? title, path }
  }
  const shown = hasYears ? { title, path } : SECTIONS.program
  return { name: `${shown.title} ${year}`, path: `/${year}${shown.path}` }
}
