import { canonicalise } from 'contract/rules/canonicalise.ts'
import { matchesFixedOrYearRoute, type FixedScreen } from 'contract/rules/fixed-paths.ts'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { findCurrentYear, findEditions } from '../editions/find-editions.ts'
import { RECORD_ROUTES } from '../links/find-pages.ts'
import type { Festival } from '../payload-types.ts'
import { globalLabel, labelText } from '../records/label-text.ts'
import { formOf } from '../saving/form-of.ts'

export interface EditedAt {
  readonly href: string
  readonly label: string
}

type Content = 'edition' | 'none' | CollectionSlug

/** Staff write title and introduction of these in the settings. All other screens show an edition. */
const FIXED_SCREENS: Readonly<Record<FixedScreen, Content>> = {
  home: 'edition',
  program: 'edition',
  'program-map': 'edition',
  timeline: 'edition',
  'guides-walks': 'guides',
  venues: 'venues',
  artists: 'artists',
  partners: 'partners',
  channel: 'articles',
  participate: 'participate',
  'past-festivals': 'past-festivals',
  search: 'none',
}
const CONTENT: ReadonlyMap<string, Content> = new Map(Object.entries(FIXED_SCREENS))

/**
 * Finds where staff edit what a public address shows (spec/behaviour §30.6). For a record: its form, even if the
 * record has moved since. For a screen of the site: the edition or the list that it shows, and the words of the
 * screen. `address` is a path or a whole address. Empty for other text, and for an address that never existed.
 */
export async function findByAddress(address: string, req: PayloadRequest): Promise<EditedAt[]> {
  const path = pathIn(address)
  if (path === undefined) return []
  const owner = await findOwner(path, req)
  return owner ? [owner] : findForScreen(path, req)
}

async function findOwner(path: string, req: PayloadRequest): Promise<EditedAt | undefined> {
  const { docs } = await req.payload.find({
    collection: 'paths',
    where: { path: { equals: path } },
    // If two records had this path one after the other, the later one has it now.
    sort: '-id',
    limit: 1,
    depth: 0,
  })
  const [owner] = docs
  if (!owner) return undefined
  const collection = owner.collection as CollectionSlug // the ledger contains only names of collections
  const { labels } = req.payload.collections[collection].config
  return { href: formOf({ collection, id: owner.document }), label: labelText(labels.singular) }
}

async function findForScreen(path: string, req: PayloadRequest): Promise<EditedAt[]> {
  const [editions, currentYear] = await Promise.all([findEditions(req), findCurrentYear(req)])
  const route = matchesFixedOrYearRoute(
    path,
    editions.map(({ year }) => year),
  )
  if (route === undefined) return []
  const [screen = '', year = currentYear] = route.split(':')
  // The address of a record is in the ledger, if there was ever such a record.
  if (screen in RECORD_ROUTES) return []
  const edition = editions.find((each) => each.year === Number(year))
  const words = CONTENT.has(screen) ? [wordsOfScreens(req)] : []
  const content = CONTENT.get(screen) ?? 'edition'
  if (content === 'none') return words
  if (content !== 'edition') return [listOf(content, req), ...words]
  return edition ? [formOfEdition(edition), ...words] : words
}

function formOfEdition({ id, name, year }: Festival): EditedAt {
  return { href: formOf({ collection: 'festivals', id }), label: name || String(year) }
}

function listOf(collection: CollectionSlug, req: PayloadRequest): EditedAt {
  const { labels } = req.payload.collections[collection].config
  return { href: `/admin/collections/${collection}`, label: labelText(labels.plural) }
}

function wordsOfScreens(req: PayloadRequest): EditedAt {
  const href = `${formOf({ global: 'site' })}?field=screens`
  return { href, label: `${globalLabel('site', req)}: words of the fixed screens` }
}

/** The canonical path of an address; undefined for text that is no address, such as `/100%`. */
function pathIn(address: string): string | undefined {
  if (!/^(https?:\/\/|\/)/.test(address)) return undefined
  if (!URL.canParse(address, 'http://site.invalid')) return undefined
  const canonical = canonicalise(new URL(address, 'http://site.invalid').pathname)
  return canonical.kind === 'ok' ? canonical.path : undefined
}
