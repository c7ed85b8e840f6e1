import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PaginatedDocs,
  PayloadRequest,
  Where,
} from 'payload'
import { findCurrentEdition } from '../editions/find-editions.ts'
import { idOf } from '../rules/finding.ts'

const BY_EDITION = ['-festival._status', '-festival.year']

/** An order that one field cannot give: of events by edition, then by day, then by number. */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  first_day: [...BY_EDITION, 'first_day', 'number'],
  '-first_day': [...BY_EDITION, '-first_day', 'number'],
}

/** Orders a list of events that is asked for by day. */
export const orderRead: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'read' || !('sort' in args)) return args
  const [only, ...others] = [args.sort ?? []].flat()
  const order = only === undefined || others.length > 0 ? undefined : ORDERS[only]
  return order ? { ...args, sort: [...order] } : args
}

/** Part of the options of Payload's `find` that say which events are meant, and for whom. */
interface Asked {
  readonly where?: Where
  readonly draft?: boolean
  readonly depth?: number
  readonly select?: object
  readonly sort?: string | string[]
  readonly overrideAccess?: boolean
}

/**
 * Puts the events of the current edition before all others in a list that `orderRead` has ordered. The database cannot
 * do it, because the settings of the site say which edition is current. Most of the time that edition leads anyway.
 */
export const leadWithCurrent: CollectionAfterOperationHook = async ({
  args,
  operation,
  req,
  result,
}) => {
  if (operation !== 'find' || !('docs' in result) || !('sort' in args)) return result
  const isOurs = [args.sort ?? []].flat().slice(0, BY_EDITION.length).join() === BY_EDITION.join()
  if (!isOurs || req.context['isWholeOrder']) return result
  const current = await findCurrentEdition(req)
  if (!current || (await leads(current.id, req))) return result
  return { ...result, docs: await pageOf(result, args, current.id, req) }
}

async function leads(edition: number, req: PayloadRequest): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'festivals',
    sort: ['-_status', '-year'],
    depth: 0,
    limit: 1,
    req,
  })
  return docs[0]?.id === edition
}

/** The events of the page that was asked for, with those of an edition before all others. */
async function pageOf(
  { page = 1, limit }: PaginatedDocs,
  { where = {}, sort = [], depth = 0, select, draft = false, overrideAccess = true }: Asked,
  edition: number,
  { payload, user }: PayloadRequest,
) {
  const same = { collection: 'events', draft, overrideAccess, user, pagination: false } as const
  const { docs: all } = await payload.find({
    ...same,
    where,
    sort,
    depth: 0,
    select: { festival: true },
    context: { isWholeOrder: true },
  })
  const isCurrent = ({ festival }: (typeof all)[number]) => idOf(festival) === edition
  const inOrder = [...all.filter(isCurrent), ...all.filter((event) => !isCurrent(event))]
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
