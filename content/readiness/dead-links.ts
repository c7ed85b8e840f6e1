import type { Config } from '../payload-types.ts'
import type { PayloadRequest } from 'payload'
import { COMPOSED_COLLECTIONS, COMPOSED_GLOBALS } from '../records/composed.ts'
import { hasDrafts } from '../records/drafts.ts'
import { findDeadEnds } from '../links/find-pages.ts'
import { titleOf } from '../lookups/find-records.ts'
import { addressesIn } from '../rules/links.ts'
import { pathsOf } from '../rules/paths.ts'
import type { Todo, TodoRecord } from './todo.ts'
import { globalLabel } from '../records/label-text.ts'

type Slug = keyof Config['collections'] & (typeof COMPOSED_COLLECTIONS)[number]

interface Page {
  readonly record: TodoRecord
  readonly doc: object
  readonly paths: readonly string[]
}

/** Media have no links, and the target of a redirect is checked when it is saved. */
const WITHOUT_LINKS: readonly Slug[] = ['redirects', 'media']

/** Searches the newest versions of globals, and of records that are not withdrawn. */
export async function findDeadLinks(req: PayloadRequest): Promise<Todo[]> {
  const pages = await readPages(req)
  const known = new Set(pages.flatMap(({ paths }) => paths))
  const places = pages.flatMap(({ record, doc }) =>
    addressesIn(doc).map(({ field, href }) => ({ record, field, href })),
  )
  const unknown = places.flatMap(({ href }) => (known.has(href.split(/[?#]/)[0] ?? '') ? [] : href))
  const problems = await findDeadEnds(unknown, req)
  return places.flatMap(({ record, field, href }): Todo[] => {
    const message = problems.get(href)
    return message === undefined ? [] : [{ group: 'link', record, field, message }]
  })
}

async function readPages(req: PayloadRequest): Promise<Page[]> {
  const slugs = COMPOSED_COLLECTIONS.filter((slug) => !WITHOUT_LINKS.includes(slug))
  const collections = await Promise.all(slugs.map((slug) => readCollection(slug, req)))
  const globals = await Promise.all(
    COMPOSED_GLOBALS.map(async (slug): Promise<Page> => {
      const doc = await req.payload.findGlobal({ slug, depth: 0, draft: true, req })
      return { record: { global: slug, title: globalLabel(slug, req) }, doc, paths: [] }
    }),
  )
  return [...collections.flat(), ...globals]
}

async function readCollection(slug: Slug, req: PayloadRequest): Promise<Page[]> {
  const { config } = req.payload.collections[slug]
  const { docs } = await req.payload.find({
    collection: slug,
    where: hasDrafts(config) ? { withdrawn: { not_equals: true } } : {},
    draft: true,
    depth: 0,
    pagination: false,
    req,
  })
  return docs.map((doc) => {
    const title = titleOf(doc, config.admin.useAsTitle)
    // As a plain object: only collections with pages have the fields that `pathsOf` reads.
    const fields: object = doc
    return { record: { collection: slug, id: doc.id, title }, doc, paths: pathsOf(slug, fields) }
  })
}
