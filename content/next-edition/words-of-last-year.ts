/** Looks in the records that a beginning made for what they still say of the edition before (spec/content B22). */
import type { PayloadRequest } from 'payload'
import { findCurrentYear } from '../editions/find-editions.ts'
import type { Beginning } from '../payload-types.ts'
import type { Finding } from '../rules/finding.ts'
import { checkLastYear, type EditionYear, type TwoEditions } from '../rules/last-year.ts'
import { documentNameOf, type Target } from '../saving/record.ts'
import type { BegunEdition } from './begin.ts'

/** Findings for the form of a record or global that a beginning made or turned; `document` has the values of the form. */
export async function findWordsOfLastYear(
  target: Target,
  document: object,
  req: PayloadRequest,
): Promise<Finding[]> {
  const { docs } = await req.payload.find({ collection: 'beginnings', pagination: false, req })
  const checks = docs.filter((row) => isCopy(target, row)).map((row) => checkOf(row, req))
  return (await Promise.all(checks)).flatMap((check) => check(target, document))
}

/** Reads once what finds the words of the edition before in all copies of a beginning. */
export async function checkOf(
  row: Beginning,
  req: PayloadRequest,
): Promise<(target: Target, document: object) => Finding[]> {
  const editions = await findTwoEditions(row, req)
  // Once the new edition is the current one, header and footer are its own.
  const isSwitched = row.year <= (await findCurrentYear(req))
  return (target, document) => {
    const isOwn = !isCopy(target, row) || ('global' in target && isSwitched)
    return editions && !isOwn ? checkLastYear(document, editions) : []
  }
}

/**
 * Whether the beginning made the record, or turned the links of the global. What it only added a row to, a partner, has
 * texts of its own.
 */
function isCopy(target: Target, { begun }: Beginning): boolean {
  const { changed, made } = begun as unknown as BegunEdition // `beginNextEdition` wrote it
  const copies = 'global' in target ? changed : made
  return copies.some((each) => documentNameOf(each.target) === documentNameOf(target))
}

/** The two editions of a beginning; undefined if one of them is not there any more. */
async function findTwoEditions(
  { from, year }: Beginning,
  req: PayloadRequest,
): Promise<TwoEditions | undefined> {
  const [last, next] = await Promise.all([findYear(from, req), findYear(year, req)])
  return last && next && { last, next }
}

async function findYear(year: number, req: PayloadRequest): Promise<EditionYear | undefined> {
  const { docs } = await req.payload.find({
    collection: 'festivals',
    where: { year: { equals: year } },
    draft: true,
    depth: 0,
    limit: 1,
    req,
  })
  const [edition] = docs
  return edition && { year, start: edition.start, end: edition.end }
}
