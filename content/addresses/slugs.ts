/** Slugs are unique in a collection (spec/content B1.5). */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { MAX_SLUG_LENGTH, slug } from 'contract/rules/slug.ts'
import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload'
import { databaseOf } from '../requests/database.ts'

export interface SlugOptions<Doc> {
  readonly from: 'title' | 'name'
  /** The year that is appended if another record of the collection has the slug already. */
  readonly year?: (doc: Partial<Doc>, req: PayloadRequest) => Promise<number | undefined>
}

/**
 * When a record without a slug is published, makes one from its title or name, or from its code if that gives none.
 * If the slug is taken, the year or a number is appended. A draft keeps an empty slug: otherwise the first save would
 * make it from the first letters of the title.
 */
export function giveSlug<Doc extends { id: number }>({
  from,
  year,
}: SlugOptions<Doc>): CollectionBeforeChangeHook {
  return async ({ collection, data, operation, originalDoc, req }) => {
    const typed = slug(data.slug ?? '')
    const wanted = typed || (data._status === 'published' ? madeFrom(data[from], data) : '')
    if (wanted === '') return { ...data, slug: null }
    const id: number | undefined = operation === 'update' ? originalDoc?.id : undefined
    const free = await firstFree(candidates(wanted, await year?.(data, req)), (candidate) =>
      isFree(req, { collection: collection.slug, slug: candidate, id }),
    )
    return { ...data, slug: free }
  }
}

function madeFrom(title: unknown, { code }: { code?: string | null }): string {
  return slug(typeof title === 'string' ? title : '') || (code ?? '')
}

function* candidates(base: string, year: number | undefined): Generator<string> {
  yield base
  if (year !== undefined) yield withSuffix(base, year)
  for (let number = 2; ; number += 1) yield withSuffix(base, number)
}

function withSuffix(base: string, suffix: number): string {
  const end = `-${suffix}`
  return base.slice(0, MAX_SLUG_LENGTH - end.length) + end
}

async function firstFree(
  from: Iterable<string>,
  test: (candidate: string) => Promise<boolean>,
): Promise<string> {
  for (const candidate of from) if (await test(candidate)) return candidate
  throw new Error('There is no free slug')
}

interface Wanted {
  readonly collection: CollectionSlug
  readonly slug: string
  readonly id: number | undefined
}

/** Takes a lock until the save is done, so that two concurrent saves cannot both find the slug free. */
async function isFree(req: PayloadRequest, wanted: Wanted): Promise<boolean> {
  const { collection, slug: value, id } = wanted
  const database = await databaseOf(req)
  const lock = `${collection}:${value}`
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
  const { totalDocs } = await req.payload.count({
    collection,
    where: { slug: { equals: value }, ...(id === undefined ? {} : { id: { not_equals: id } }) },
    req,
  })
  return totalDocs === 0
}
