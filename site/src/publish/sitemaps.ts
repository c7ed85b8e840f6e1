import { exhibitionsRedirect } from 'contract/rules/exhibitions-redirect.ts'
import type { RuleTable } from 'contract/rules/redirect-order.ts'
import { matchRedirect } from 'contract/rules/redirects.ts'
import { answerOf, type Snapshot } from '../replica/snapshot.ts'
import { compress, type Body } from './compress.ts'
import { escapeHtml } from './escape.ts'
import type { PageBase } from './page-base.ts'
import type { PublishedPage } from './page.ts'

/** The limits of a sitemap file and of one of its pages (sitemaps.org; Google). */
const MAX_URLS = 50_000
const MAX_IMAGES = 1_000

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1'

export type MappedPage = Pick<PublishedPage, 'known' | 'noindex' | 'images' | 'about'>

export interface SitemapSource {
  readonly base: Pick<PageBase, 'snapshot' | 'festivalYears'>
  readonly origin: string
  /** Pages that a rule redirects are left out: a sitemap lists addresses that answer by themselves. */
  readonly rules: RuleTable
}

export type Sitemaps = ReadonlyMap<string, Body>

interface Entry {
  readonly loc: string
  readonly lastmod: string | undefined
  readonly images: readonly string[]
}

/**
 * Creates `/sitemap.xml` and one file for each year with pages, by their path. They list the pages that search engines
 * may show, with their pictures (spec/screens §13), sorted, so that all instances answer with the same bytes.
 */
export async function createSitemaps(
  pages: Iterable<MappedPage>,
  source: SitemapSource,
): Promise<Sitemaps> {
  const indexed = [...pages]
    .filter(({ known, noindex }) => !noindex && !matchRedirect(source.rules, known.path, ''))
    .toSorted((a, b) => (a.known.path < b.known.path ? -1 : 1))
  const years = Map.groupBy(indexed, (page) => yearOf(page, source.base.snapshot))
  const files = [...years]
    .toSorted(([a], [b]) => b - a)
    .map(([year, ofYear]) => ({
      path: `/sitemap-${year}.xml`,
      entries: ofYear.slice(0, MAX_URLS).map((page) => entry(page, source)),
    }))
  const texts = [
    ['/sitemap.xml', indexText(files, source.origin)] as const,
    ...files.map(({ path, entries }) => [path, urlsText(entries)] as const),
  ]
  return new Map(
    await Promise.all(texts.map(async ([path, text]) => [path, await compress(text)] as const)),
  )
}

/** A page without a year is in the file of the current year, so the files of earlier years do not change. */
function yearOf({ known, about }: MappedPage, snapshot: Snapshot): number {
  const { year } = known.route.meta
  return year ?? about.year ?? answerOf(snapshot, '/global')?.festival_year ?? 0
}

function entry({ known, about, images }: MappedPage, { base, origin }: SitemapSource): Entry {
  const { path } = known
  return {
    // The exhibitions of a year have a sort in their address.
    loc: origin + (exhibitionsRedirect(path, '', base.festivalYears) ?? path),
    lastmod: about.updatedAt,
    images: images.slice(0, MAX_IMAGES).map((image) => origin + image),
  }
}

function urlsText(entries: readonly Entry[]): string {
  const urls = entries.map(({ loc, lastmod, images }) => {
    const pictures = images.map(
      (image) => `<image:image>${element('image:loc', image)}</image:image>`,
    )
    return `<url>${location({ loc, lastmod })}${pictures.join('')}</url>`
  })
  return `${DECLARATION}<urlset xmlns="${SITEMAP}" xmlns:image="${IMAGE}">\n${urls.join('\n')}\n</urlset>\n`
}

function indexText(
  files: readonly { readonly path: string; readonly entries: readonly Entry[] }[],
  origin: string,
): string {
  const maps = files.map(({ path, entries }) => {
    const lastmod = entries
      .flatMap((each) => each.lastmod ?? [])
      .toSorted()
      .at(-1)
    return `<sitemap>${location({ loc: origin + path, lastmod })}</sitemap>`
  })
  return `${DECLARATION}<sitemapindex xmlns="${SITEMAP}">\n${maps.join('\n')}\n</sitemapindex>\n`
}

function location({ loc, lastmod }: Pick<Entry, 'loc' | 'lastmod'>): string {
  return element('loc', loc) + (lastmod === undefined ? '' : element('lastmod', lastmod))
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`
}
