import { upperFirst } from 'contract/rules/upper-first.ts'
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

/** Collections with pages, in the order in which a search shows them, each with its name. */
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
export const RECORD_ROUTES: Readonly<Record<string, Kind>> = {
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
/** A limit for each kind, so that results of every kind fit on the screen (spec/behaviour §30.6). */
const MOST_OF_A_KIND = 5

export interface SitePage {
  readonly path: string
  readonly title: string
  readonly kind: string
  /** The record that the page belongs to; absent for other pages. */
  readonly record?: { readonly collection: Kind; readonly id: number }
}

/** Says why a link leads nowhere in our own site; undefined for a link to a page, a draft, a file or another site. */
export async function findDeadEnd(href: string, req: PayloadRequest): Promise<string | undefined> {
  return (await findDeadEnds([href], req)).get(href)
}

/** Like `findDeadEnd` for many links in one look-up. The map has the sentences by link, of dead ends only. */
export async function findDeadEnds(
  hrefs: readonly string[],
  req: PayloadRequest,
): Promise<ReadonlyMap<string, string>> {
  // An import may create pages after the links to them.
  if (req.context.isImport) return new Map()
  const targets = await findTargets(hrefs, req)
  const dead = [...targets.paths].flatMap(([href, path]) => {
    const sentence = deadEndAt(path, targets)
    return sentence === undefined ? [] : [[href, sentence] as const]
  })
  return new Map(dead)
}

/**
 * Like `findDeadEnd`, for the target of a redirect. Refuses drafts too, because a redirect works as soon as it is
 * saved (spec/content B16). Skips a target that ends with `/**`, because its page depends on the request.
 */
export async function findDeadTarget(to: string, req: PayloadRequest): Promise<string | undefined> {
  if (req.context.isImport || /\/\*\*(?:[?#]|$)/.test(to)) return undefined
  const targets = await findTargets([to], req)
  const path = targets.paths.get(to)
  if (path === undefined) return undefined
  const draft = `The page at ${path} is a draft: publish it first`
  return deadEndAt(path, targets) ?? (isDraftAt(path, targets) ? draft : undefined)
}

/**
 * Finds links to drafts, where visitors find nothing (spec/content B1.16). Only forms run this check, because it
 * reads many records.
 */
export async function checkDraftTargets(document: object, req: PayloadRequest): Promise<Finding[]> {
  const links = addressesIn(document)
  const hrefs = links.map(({ href }) => href)
  const targets = await findTargets(hrefs, req)
  return links.flatMap(({ field, href }) => {
    const path = targets.paths.get(href)
    if (path === undefined || !isDraftAt(path, targets)) return []
    return [warning(field, `The page at ${path} is a draft: publish it with this, or before`)]
  })
}

interface Targets {
  /** By link, without links to other sites and to screens that always exist. */
  readonly paths: ReadonlyMap<string, string>
  readonly found: ReadonlyMap<string, Found>
  readonly isRedirected: (path: string) => boolean
}

function deadEndAt(path: string, { found, isRedirected }: Targets): string | undefined {
  const target = found.get(path)
  if ((target && !target.isWithdrawn) || isRedirected(path)) return undefined
  return target
    ? `The page at ${path} was withdrawn: choose another`
    : `There is no page at ${path}: choose one, or correct the address`
}

function isDraftAt(path: string, { found, isRedirected }: Targets): boolean {
  return found.get(path)?.isDraft === true && !isRedirected(path)
}

async function findTargets(hrefs: readonly string[], req: PayloadRequest): Promise<Targets> {
  const { siteOrigin: origin } = settingsOf(req)
  const paths = new Map(
    hrefs.flatMap((href) => {
      const path = pathIn(href, origin)
      return path === undefined || isStaticFixedPath(path) ? [] : [[href, path] as const]
    }),
  )
  const wanted = new Set(paths.values())
  const found = await findAt(wanted, req)
  const isSure = [...wanted].every((path) => {
    const target = found.get(path)
    return target && !target.isWithdrawn && !target.isDraft
  })
  return { paths, found, isRedirected: isSure ? () => false : await readRedirects(origin, req) }
}

/** Returns the page of our own site that a link leads to; undefined for any other address. */
export async function findPage(href: string, req: PayloadRequest): Promise<SitePage | undefined> {
  const path = pathIn(href, settingsOf(req).siteOrigin)
  if (path === undefined) return undefined
  const found = (await findAt([path], req)).get(path)
  return found && { path, ...found.page }
}

/** The path of a link to our own site; undefined for any other link, and for a link to a place on the same page. */
function pathIn(href: string, origin: string): string | undefined {
  const link = parseLink(href, { origin })
  const [path = ''] = link.kind === 'internal' ? link.to.split(/[?#]/) : []
  return path === '' ? undefined : path
}

export async function checkTextTargets(document: unknown, req: PayloadRequest): Promise<Finding[]> {
  const { hrefs } = findLinks(document)
  const dead = await findDeadEnds(
    hrefs.map(({ href }) => href),
    req,
  )
  return hrefs.flatMap(({ field, href }) => {
    const problem = dead.get(href)
    return problem === undefined ? [] : [error(field, problem)]
  })
}

interface Found {
  readonly page: Omit<SitePage, 'path'>
  readonly isWithdrawn?: boolean
  readonly isDraft?: boolean
}

/** One query for each collection. */
async function findAt(
  paths: Iterable<string>,
  req: PayloadRequest,
): Promise<ReadonlyMap<string, Found>> {
  const editions = await findEditions(req)
  const found = new Map<string, Found>()
  const named: string[] = []
  const bySlug = new Map<Kind, Map<string, string>>()
  for (const path of paths) {
    const place = placeOf(path, editions)
    if (place === undefined) named.push(path)
    else if ('page' in place) found.set(path, place)
    else
      bySlug.set(
        place.kind,
        (bySlug.get(place.kind) ?? new Map<string, string>()).set(path, place.slug),
      )
  }
  for (const [kind, slugs] of bySlug) {
    const records = await readRecords(kind, { slug: { in: [...slugs.values()] } }, 'slug', req)
    for (const [path, slug] of slugs) setIfThere(found, path, records.get(slug))
  }
  for (const kind of named.length > 0 ? (['strands', 'pages'] as const) : []) {
    const records = await readRecords(kind, { name: { exists: true } }, 'name', req)
    for (const [name, record] of records) {
      const route = nameToRoute(kind === 'pages' ? 'custom' : 'program', name)
      if (route.kind === 'ok' && named.includes(route.path)) found.set(route.path, record)
    }
  }
  return found
}

function setIfThere(found: Map<string, Found>, path: string, record: Found | undefined): void {
  if (record) found.set(path, record)
}

/**
 * Returns the page at a path, or the slug of the record that may be there. If it returns undefined, only a page or a
 * selection of events with a name can be there.
 */
function placeOf(
  path: string,
  editions: Awaited<ReturnType<typeof findEditions>>,
): Found | { readonly kind: Kind; readonly slug: string } | undefined {
  const route = matchesFixedOrYearRoute(
    path,
    editions.map(({ year }) => year),
  )
  if (route === undefined) return undefined
  const [id = '', year] = route.split(':')
  const last = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
  const kind = RECORD_ROUTES[id]
  if (kind) return { kind, slug: last }
  const isDraft = editions.some(
    (edition) => edition.year === Number(year) && edition._status !== 'published',
  )
  if (!id.endsWith('program-type') && id !== 'program-type-list')
    return { page: { title: joined(titleOfScreen(id), year), kind: SCREEN }, isDraft }
  const type = editions
    .filter((edition) => year === undefined || edition.year === Number(year))
    .flatMap(({ types }) => types ?? [])
    .find(({ key }) => key === last)
  return type && { page: { title: joined(type.title, year), kind: 'Program type' }, isDraft }
}

async function readRecords(
  collection: Kind,
  where: Where,
  by: 'slug' | 'name',
  req: PayloadRequest,
): Promise<ReadonlyMap<string, Found>> {
  const title = titleFieldOf(collection)
  const { docs } = await req.payload.find({
    collection,
    where,
    depth: 0,
    pagination: false,
    select: { withdrawn: true, _status: true, [title]: true, [by]: true },
    req,
  })
  return new Map(
    docs.map((doc) => {
      const page = {
        title: wordsOf(doc, title),
        kind: KINDS[collection],
        record: { collection, id: doc.id },
      }
      const isDraft = doc._status !== 'published'
      return [wordsOf(doc, by), { page, isWithdrawn: doc.withdrawn === true, isDraft }]
    }),
  )
}

async function readRedirects(
  origin: string,
  req: PayloadRequest,
): Promise<Targets['isRedirected']> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { gone: { not_equals: true } },
    depth: 0,
    pagination: false,
    req,
  })
  const given = docs.map(({ from, to, status }) => ({ from, to: to ?? '', status: Number(status) }))
  const { rules } = parseRedirects(given, { origin })
  return (path) => matchRedirect(rules, path, '') !== undefined
}

/** Finds pages whose title or address contains a text: first screens, then records of each kind that visitors see. */
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
  return upperFirst(id.replace('year-', '').replaceAll('-', ' '))
}
