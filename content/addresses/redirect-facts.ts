import type { PayloadRequest } from 'payload'
import type { Redirect } from '../payload-types.ts'
import { VISIBLE } from '../records/visible.ts'
import { settingsOf } from '../requests/settings.ts'
import { pathsOf, type PathFields } from '../rules/paths.ts'
import type { RedirectFacts } from '../rules/redirect.ts'

/** Reads all others that lead somewhere, and the title of the record that is public where this one starts. */
export async function loadRedirectFacts(
  redirect: Partial<Redirect>,
  req: PayloadRequest,
): Promise<RedirectFacts> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    pagination: false,
    req,
  })
  return {
    origin: settingsOf(req).siteOrigin,
    others: docs
      .filter(({ id, gone }) => id !== redirect.id && !gone)
      .map(({ from, to, status }) => ({ from, to: to ?? '', status: Number(status) })),
    published: redirect.from ? (await findPublished(redirect.from, req)).title : undefined,
  }
}

/** Whether a record was ever published at this path, and the title of the record that is public there now. */
export async function findPublished(
  path: string,
  req: PayloadRequest,
): Promise<{ readonly wasEver: boolean; readonly title: string | undefined }> {
  const { docs } = await req.payload.find({
    collection: 'paths',
    where: { path: { equals: path } },
    depth: 0,
    pagination: false,
    req,
  })
  for (const { collection, document } of docs) {
    const config = req.payload.config.collections.find(({ slug }) => slug === collection)
    if (!config) continue
    const { docs: records } = await req.payload.find({
      collection: config.slug,
      where: {
        id: { equals: document },
        ...VISIBLE,
      },
      depth: 0,
      limit: 1,
      req,
    })
    const [record] = records
    if (record && pathsOf(collection, fieldsOf(record)).includes(path)) {
      return { wasEver: true, title: titleOf(record) ?? path }
    }
  }
  return { wasEver: docs.length > 0, title: undefined }
}

function fieldsOf(record: object): PathFields {
  return record
}

function titleOf(record: object): string | undefined {
  if ('title' in record && typeof record.title === 'string') return record.title
  return 'name' in record && typeof record.name === 'string' ? record.name : undefined
}
