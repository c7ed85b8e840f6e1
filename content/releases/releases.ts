/** Scheduled releases. Payload stores and runs them as jobs; this file checks them and reports failures to staff. */
import { APIError, ValidationError, type CollectionSlug, type PayloadRequest } from 'payload'
import type { RecordKey } from '../collections/record-key.ts'
import { warning, type Finding } from '../rules/finding.ts'
import { instantWords } from '../rules/instant-words.ts'

/**
 * Publishes the record's draft in a transaction that is rolled back, and returns why a release would be refused, in
 * words for staff. Undefined when it would succeed.
 */
export async function findReleaseProblem(
  { collection, id }: RecordKey,
  status: 'published' | 'draft',
  req: PayloadRequest,
): Promise<string | undefined> {
  const { payload, user } = req
  const transactionID = (await payload.db.beginTransaction()) ?? undefined
  try {
    await payload.update({
      collection,
      id,
      data: { _status: status },
      depth: 0,
      overrideAccess: false,
      user,
      req: { transactionID },
    })
    return undefined
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    return `Nothing is scheduled. ${reasonsOf(error)}`
  } finally {
    if (transactionID !== undefined) await payload.db.rollbackTransaction(transactionID)
  }
}

function reasonsOf(error: APIError): string {
  if (!(error instanceof ValidationError)) return `${error.message}.`
  return error.data.errors
    .map(({ label, path, message }) => {
      const words = typeof label === 'string' ? label.replaceAll(' > ', ', ') : path
      return `${words}: ${message.replace(/\.$/, '')}.`
    })
    .join(' ')
}

/** The last failed release of a record, unless the record was published or unpublished since. */
export async function findFailedRelease(
  { collection, id }: { readonly collection: CollectionSlug; readonly id: number | undefined },
  req: PayloadRequest,
): Promise<Finding[]> {
  if (id === undefined) return []
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      hasError: { equals: true },
      'input.doc.relationTo': { equals: collection },
      'input.doc.value': { equals: String(id) },
    },
    sort: '-updatedAt',
    depth: 0,
    limit: 1,
    req,
  })
  const [job] = docs
  if (!job || (await lastReleaseOf({ collection, id }, req)) > job.updatedAt) return []
  const due = Date.parse(job.waitUntil ?? job.createdAt)
  return [
    warning(
      '_status',
      `The scheduled release was due on ${instantWords(due)} and failed. ${messageOf(job.error)}`,
    ),
  ]
}

/** When the public version was last written; saving a draft does not change it. */
async function lastReleaseOf({ collection, id }: RecordKey, req: PayloadRequest): Promise<string> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    req,
  })
  const [record] = docs
  return record && 'updatedAt' in record ? record.updatedAt : ''
}

function messageOf(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error
  return hasMessage ? String(error.message).replace(/\.$/, '') : 'Why is not known'
}
