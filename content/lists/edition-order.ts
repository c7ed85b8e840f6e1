import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PaginatedDocs,
  PayloadRequest,
  Where,
} from 'payload'
import { idOf } from '../rules/finding.ts'
import { findCurrentYear } from '../editions/find-editions.ts'
import { OF_EDITION } from '../editions/of-edition.ts'

const BY_EDITION = ['-festival._status', '-festival.year']

const ORDERS: Readonly<Record<string, readonly string[]>> = {
  first_day: [...BY_EDITION, 'first_day', 'number'],
  '-first_day': [...BY_EDITION, '-first_day', 'number'],
  festival: [...BY_EDITION, 'title'],
}

/** Replaces the order "by first day" or "by edition" by one of `ORDERS`. */
export const orderRead: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'read' || !('sort' in args)) return args
  const [only, ...others] = [args.sort ?? []].flat()
  const order = only === undefined || others.length > 0 ? undefined : ORDERS[only]
  return order ? { ...args, sort: [...order] } : args
}

interface Asked {
  readonly where?: Where
  readonly draft?: boolean
  readonly depth?: number
  readonly select?: object
  readonly sort?: string | string[]
  readonly overrideAccess?: boolean
}

/**
 * In a list that `orderRead` has sorted, puts the records of the current edition before all others. The database
 * cannot do this, because the current edition is in the site's settings.
 */
export const leadWithCurrent: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  const slug = OF_EDITION.find((each) => each === collection.slug)
  if (!slug || operation !== 'find' || !('docs' in result) || !('sort' in args)) return result
  const isOurs = [args.sort ?? []].flat().slice(0, BY_EDITION.length).join() === BY_EDITION.join()
  if (!isOurs || req.context['isWholeOrder']) return result
  const current = await findCurrentBehind(req)
  if (current === undefined) return result
  return { ...result, docs: await pageOf(result, args, { slug, current, req }) }
}

/** Returns undefined if no edition comes before the current one in `BY_EDITION`. */
async function findCurrentBehind(req: PayloadRequest): Promise<number | undefined> {
  const { payload } = req
  const year = await findCurrentYear(req)
  const { docs } = await payload.find({
    collection: 'festivals',
    sort: ['-_status', '-year'],
    depth: 0,
    pagination: false,
    select: { year: true },
    req,
  })
  return docs.slice(1).find((edition) => edition.year === year)?.id
}

interface PageOptions {
  readonly slug: (typeof OF_EDITION)[number]
  readonly current: number
  readonly req: PayloadRequest
}

async function pageOf(
  { page = 1, limit }: PaginatedDocs,
  { where = {}, sort = [], depth = 0, select, draft = false, overrideAccess = true }: Asked,
  { slug, current, req: { payload, user } }: PageOptions,
) {
  const same = { collection: slug, draft, overrideAccess, user, pagination: false } as const
  const { docs: all } = await payload.find({
    ...same,
    where,
    sort,
    depth: 0,
    select: { festival: true },
    context: { isWholeOrder: true },
  })
  const isCurrent = ({ festival }: (typeof all)[number]) => idOf(festival) === current
  const inOrder = [...all.filter(isCurrent), ...all.filter((record) => !isCurrent(record))]
  const start = limit > 0 ? (page - 1) * limit : 0
  const ids = inOrder.slice(start, limit > 0 ? start + limit : undefined).map(({ id }) => id)
  const { docs } = await payload.find({
    ...same,
    where: { id: { in: ids } },
    depth,
    ...(select ? { select } : {}),
  })
  return ids.flatMap((id) => docs.find((doc) => doc.id === id) ?? [])
}
