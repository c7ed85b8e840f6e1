import type { PayloadRequest } from 'payload'
import { findCurrentYear, findEditionOfYear } from '../editions/find-editions.ts'
import type { Beginning } from '../payload-types.ts'
import type { Finding } from '../rules/finding.ts'
import { checkLastYear, type TwoEditions } from '../rules/last-year.ts'
import { documentNameOf, type Target } from '../saving/record.ts'
import type { BegunEdition } from './begin.ts'

/**
 * Finds texts that still name the edition before, in the form of a copy that a beginning made (spec/content B22).
 * `document` has the values of the form.
 */
export async function findWordsOfLastYear(
  target: Target,
  document: object,
  req: PayloadRequest,
): Promise<Finding[]> {
  const { docs } = await req.payload.find({ collection: 'beginnings', pagination: false, req })
  const checks = docs
    .filter((row) => isCopy(target, row))
    .map((row) => createLastYearCheck(row, req))
  return (await Promise.all(checks)).flatMap((check) => check(target, document))
}

/** Reads the two editions of a beginning once, for any of its copies. */
export async function createLastYearCheck(
  row: Beginning,
  req: PayloadRequest,
): Promise<(target: Target, document: object) => Finding[]> {
  const editions = await findTwoEditions(row, req)
  // Once the new edition is current, header and footer are no longer copies: they belong to it.
  const isSwitched = row.year <= (await findCurrentYear(req))
  return (target, document) => {
    const isOwn = !isCopy(target, row) || ('global' in target && isSwitched)
    return editions && !isOwn ? checkLastYear(document, editions) : []
  }
}

/**
 * A copy is a record that the beginning made, or a global whose links it changed. A partner is not a copy: the
 * beginning only added a row to it, and its texts are its own.
 */
function isCopy(target: Target, { begun }: Beginning): boolean {
  const { changed, made } = begun as unknown as BegunEdition // `beginNextEdition` wrote it
  const copies = 'global' in target ? changed : made
  return copies.some((each) => documentNameOf(each.target) === documentNameOf(target))
}

/** Returns undefined if one of the editions no longer exists. */
async function findTwoEditions(
  { from, year }: Beginning,
  req: PayloadRequest,
): Promise<TwoEditions | undefined> {
  const [last, next] = await Promise.all(
    [from, year].map((each) => findEditionOfYear(each, req, { draft: true })),
  )
  return last && next && { last, next }
}
