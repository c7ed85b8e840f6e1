import { DEFAULT_YEAR, FIRST_YEAR, LAST_YEAR } from './default-year.ts'

/** Without it, the title on a site without a name would be the year alone. */
const DEFAULT_SITE_NAME = 'Festival'
/** Between the title of a page and the name of the site. */
export const TITLE_SEPARATOR = ' | '

export interface TitleParts {
  /** The home page has none. */
  readonly title?: string | undefined
  readonly siteName: string
  /** Of the page's edition, otherwise the current year. */
  readonly year?: number | undefined
}

/** `{title} | {siteName} {year}`; without a title `{siteName} {year}` (spec/asked §1, spec/behaviour §8.1.2). */
export function pageTitle({ title, siteName: name, year }: TitleParts): string {
  const site = `${name} ${isYear(year) ? year : DEFAULT_YEAR}`
  return title?.trim() ? title.trim() + TITLE_SEPARATOR + site : site
}

/**
 * `/site.name`, otherwise the title of the header. A year at the end is removed, because the title of a page adds the
 * year (spec/behaviour §8.1.3).
 */
export function siteName(site?: string, headerTitle?: string): string {
  return withoutYear(site ?? '') || withoutYear(headerTitle ?? '') || DEFAULT_SITE_NAME
}

/** An error page does not use the template of `pageTitle` (spec/asked §2, spec/behaviour §8.1.4). */
export function errorTitle(status: number, message: string): string {
  return `${status} - ${message}`
}

function isYear(year: number | undefined): year is number {
  return Number.isInteger(year) && Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR
}

function withoutYear(name: string): string {
  return name
    .replace(/\s+/g, ' ')
    .replace(/(?:^| )\d{4} ?$/, '')
    .trim()
}
