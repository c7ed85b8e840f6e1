/** The pages of our own site: whether an address leads to one, and which ones a search finds. */
import {
  FIXED_PATTERNS,
  isStaticFixedPath,
  matchesFixedOrYearRoute,
} from 'contract/rules/fixed-paths.ts'
import { nameToRoute } from 'contract/rules/name-to-route.ts'
import { parseLink } from 'contract/rules/parse-link.ts'
import { matchRedirect, parseRedirects } from 'contract/rules/redirects.ts'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { settingsOf } from '../requests/settings.ts'
import { findEditions } from '../editions/find-editions.ts'
import { VISIBLE } from '../records/visible.ts'
import { error, warning, type Finding } from '../rules/finding.ts'
import { addressesIn, findLinks } from '../rules/links.ts'
import { pathsOf, type PathFields } from '../rules/paths.ts'

/** Collections whose records have pages, in the order in which a search shows them, each with its name. */
const KINDS = {
  events: 'Event',
  pages: 'Page',
  artists: 'Artist',
  venues: 'Venue',
  guides: 'Guide',
  strands: 'Selection of events',
  articles: 'Article',
  participate: 'Participate',
  'past-festivals': 'Past festival',
} as const satisfies Partial<Record<CollectionSlug, string>>
type Kind = keyof typeof KINDS

/** The collection whose slug is the last segment of a route's paths. */
const RECORD_ROUTES: Readonly<Record<string, Kind>> = {
  event: 'events',
  artist: 'artists',
  venue: 'venues',
  'year-venues-venue': 'venues',
  guide: 'guides',
  article: 'articles',
  'participate-item': 'participate',
  'past-festival': 'past-festivals',
}
const SCREEN = 'Screen'
/** A limit for each kind, so that results of every kind are on the screen (spec/behaviour §30.6). */
const MOST_OF_A_KIND = 5

/** A page that a link can lead to. */
export interface SitePage {
  readonly path: string
  readonly title: string
  /** The kind of page, in a word. */
  readonly kind: string
  /** The record that the page belongs to; absent for other pages. */
  readonly record?: { readonly collection: Kind; readonly id: number }
}

/**
 * Returns a sentence that says why a link leads nowhere in our own site. Returns undefined for a link to a page, to a record
 * that is still a draft, to a file or to another site.
 */
export async function findDeadEnd(href: string, req: PayloadRequest): Promise<string | undefined> {
  // An import may create pages after the links to them.
  if (req.context.isImport) return undefined
  const origin = settingsOf(req).siteOrigin
  const path = pathIn(href, origin)
  if (path === undefined || isStaticFixedPath(path)) return undefined
  const found = await findAt(path, req)
  if (found && !found.isWithdrawn) return undefined
  if (await isRedirected(path, origin, req)) return undefined
  return found
    ? `The page at ${path} was withdrawn: choose another`
    : `There is no page at ${path}: choose one, or correct the address`
}

/** Finds links to pages that are drafts, where visitors find nothing (spec/content B1.16). For a form, because it reads much. */
export async function checkDraftTargets(document: object, req: PayloadRequest): Promise<Finding[]> {
  const origin = settingsOf(req).siteOrigin
  const findings: Finding[] = []
  for (const { field, href } of addressesIn(document)) {
    const path = pathIn(href, origin)
    if (path === undefined || isStaticFixedPath(path)) continue
    const found = await findAt(path, req)
    if (!found?.isDraft || (await isRedirected(path, origin, req))) continue
    findings.push(warning(field, `The page at ${path} is a draft: publish it with this, or before`))
  }
  return findings
}

/** Returns the page of our own site that a link leads to; undefined for any other address. */
export async function findPage(href: string, req: PayloadRequest): Promise<SitePage | undefined> {
  const path = pathIn(href, settingsOf(req).siteOrigin)
  const found = path === undefined ? undefined : await findAt(path, req)
  return found && { path: path ?? '', ...found.page }
}

/** The path of a link to our own site; undefined for any other link, and for one within its own page. */
function pathIn(href: string, origin: string): string | undefined {
  const link = parseLink(href, { origin })
  const [path = ''] = link.kind === 'internal' ? link.to.split(/[?#]/) : []
  return path === '' ? undefined : path
}

/** Finds links in texts that lead nowhere in our own site. */
export async function checkTextTargets(document: unknown, req: PayloadRequest): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { field, href } of findLinks(document).hrefs) {
    const problem = await findDeadEnd(href, req)
    if (problem !== undefined) findings.push(error(field, problem))
  }
  return findings
}

/** What is at a path. */
interface Found {
  readonly page: Omit<SitePage, 'path'>
  readonly isWithdrawn?: boolean
  readonly isDraft?: boolean
}

async function findAt(path: string, req: PayloadRequest): Promise<Found | undefined> {
  const editions = await findEditions(req)
  const route = matchesFixedOrYearRoute(
    path,
    editions.map(({ year }) => year),
  )
  if (route === undefined) return findNamed(path, req)
  const [id = '', year] = route.split(':')
  const last = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
  const collection = RECORD_ROUTES[id]
  if (collection) return findOne(collection, { slug: { equals: last } }, req)
  const isDraft = editions.some(
    (edition) => edition.year === Number(year) && edition._status !== 'published',
  )
  if (!id.endsWith('program-type') && id !== 'program-type-list')
    return { page: { title: joined(titleOfScreen(id), year), kind: SCREEN }, isDraft }
  const type = editions
    .filter((edition) => year === undefined || edition.year === Number(year))
    .flatMap(({ types }) => types ?? [])
    .find(({ key }) => key === last)
  if (!type) return findNamed(path, req)
  return { page: { title: joined(type.title, year), kind: 'Program type' }, isDraft }
}

/** A page or program entry by the address that its name makes. */
async function findNamed(path: string, req: PayloadRequest): Promise<Found | undefined> {
  for (const collection of ['pages', 'strands'] as const) {
    const { docs } = await req.payload.find({
      collection,
      where: { name: { exists: true } },
      depth: 0,
      pagination: false,
      select: { name: true },
      req,
    })
    const kind = collection === 'pages' ? 'custom' : 'program'
    const named = docs.find(({ name }) => {
      const route = nameToRoute(kind, name)
      return route.kind === 'ok' && route.path === path
    })
    if (named) return findOne(collection, { id: { equals: named.id } }, req)
  }
  return undefined
}

async function findOne(
  collection: Kind,
  where: Where,
  req: PayloadRequest,
): Promise<Found | undefined> {
  const title = titleFieldOf(collection)
  const { docs } = await req.payload.find({
    collection,
    where,
    depth: 0,
    limit: 1,
    select: { withdrawn: true, _status: true, [title]: true },
    req,
  })
  const [doc] = docs
  if (!doc) return undefined
  const record = { collection, id: doc.id }
  const page = { title: wordsOf(doc, title), kind: KINDS[collection], record }
  return { page, isWithdrawn: doc.withdrawn === true, isDraft: doc._status !== 'published' }
}

async function isRedirected(path: string, origin: string, req: PayloadRequest): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { gone: { not_equals: true } },
    depth: 0,
    pagination: false,
    req,
  })
  const rules = docs.map(({ from, to, status }) => ({ from, to: to ?? '', status: Number(status) }))
  return matchRedirect(parseRedirects(rules, { origin }).rules, path, '') !== undefined
}

/** The pages whose title or address holds a text: the fixed ones, then public records of each kind. */
export async function searchPages(search: string, req: PayloadRequest): Promise<SitePage[]> {
  const wanted = search.trim().toLowerCase()
  const fixed = FIXED_PATTERNS.filter(({ pattern }) => isStaticFixedPath(pattern))
    .map(({ id, pattern }) => ({ path: pattern, title: titleOfScreen(id), kind: SCREEN }))
    .filter(({ path, title }) => `${path} ${title.toLowerCase()}`.includes(wanted))
  const records = await Promise.all(
    (Object.keys(KINDS) as Kind[]).map((kind) => searchKind(kind, wanted, req)),
  )
  return [...fixed, ...records.flat()]
}

async function searchKind(kind: Kind, wanted: string, req: PayloadRequest): Promise<SitePage[]> {
  const title = titleFieldOf(kind)
  const address = kind === 'pages' || kind === 'strands' ? 'name' : 'slug'
  const last = wanted.slice(wanted.lastIndexOf('/') + 1)
  const { docs } = await req.payload.find({
    collection: kind,
    where: {
      ...VISIBLE,
      or: [{ [title]: { like: wanted } }, { [address]: { like: last } }],
    },
    depth: 0,
    limit: MOST_OF_A_KIND,
    sort: '-updatedAt',
    req,
  })
  return docs.flatMap((doc) => {
    const fields: PathFields = doc
    const [path] = pathsOf(kind, fields)
    const words = wordsOf(doc, title)
    const record = { collection: kind, id: doc.id }
    return path && words ? [{ path, title: words, kind: KINDS[kind], record }] : []
  })
}

function titleFieldOf(kind: Kind): 'name' | 'title' {
  return kind === 'artists' || kind === 'venues' ? 'name' : 'title'
}

function wordsOf(doc: object, field: string): string {
  const words: unknown = Reflect.get(doc, field)
  return typeof words === 'string' ? words : ''
}

function joined(title: string, year: string | undefined): string {
  return year === undefined ? title : `${title} ${year}`
}

/** `past-festivals` → "Past festivals"; `year-artists` → "Artists". */
function titleOfScreen(id: string): string {
  const words = id.replace('year-', '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
