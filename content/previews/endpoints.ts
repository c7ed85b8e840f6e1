import { addDays, dateOf, startOfDay } from 'contract/rules/local-time.ts'
import { OWN_LINK, PUBLIC_LINK } from 'contract/rules/preview-signature.ts'
import type { Endpoint, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { userOf } from '../access/require-user.ts'
import { pageOf } from '../addresses/page-of.ts'
import { festivalZone } from '../editions/festival-zone.ts'
import { bodyOf } from '../requests/body-of.ts'
import { BAD_REQUEST, CREATED, FOUND, NOT_FOUND } from '../requests/http-status.ts'
import { idInPath } from '../requests/id-in-path.ts'
import { refusal } from '../requests/refusal.ts'
import { now, settingsOf } from '../requests/settings.ts'
import { isLocalDateTime } from '../rules/dates.ts'
import { readRecord } from '../saving/record.ts'
import { SHARED } from './collection.ts'
import { ownPreview } from './own-preview.ts'
import { PREVIEWED, WHOLE_SITE } from './previewed.ts'
import { findLinkRow, listFacts, LONGEST_DAYS, sharedLinkOf } from './shared-links.ts'

const Subject = v.object({
  /** Absent for a global. */
  collection: v.optional(v.picklist(PREVIEWED)),
  id: v.optional(v.number()),
})
const Sharing = v.object({
  ...Subject.entries,
  shows: v.picklist(SHARED, 'Choose what the link shows'),
  recipient: v.pipe(
    v.string('Say whom it is for'),
    v.trim(),
    v.nonEmpty('Say whom it is for'),
    v.maxLength(200, 'Say whom it is for in 200 characters'),
  ),
  /** A wall time of the festival; empty for the present. */
  at: v.optional(
    v.pipe(
      v.string(),
      v.check((at) => at === '' || isPreviewed(at), 'Give a day and a time from 2000 to 2099'),
    ),
    '',
  ),
  until: v.pipe(v.string('Choose a day'), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Choose a day')),
})

/** A preview shows the years 2000 to 2099 (`contract/rules/preview-link.ts`). */
function isPreviewed(at: string): boolean {
  return isLocalDateTime(at) && at.startsWith('20')
}

export const previewEndpoints: readonly Endpoint[] = [
  { path: '/previews/site', method: 'get', handler: site },
  { path: '/previews/own', method: 'post', handler: own },
  { path: '/previews/share', method: 'post', handler: share },
  { path: '/previews/:id/revoke', method: 'post', handler: revoke },
]

/** The address of the preview works for only an hour, so a page of the studio cannot contain it. */
async function site(req: PayloadRequest): Promise<Response> {
  userOf(req)
  const path = req.searchParams.get('page') ?? ''
  const known = WHOLE_SITE.find((page) => page.path === path)
  const link = req.searchParams.get('drafts') === 'none' ? PUBLIC_LINK : OWN_LINK
  const address = known && ownPreview(req, known.path, link)
  if (!address) throw refusal(NOT_FOUND, 'There is no such preview')
  return new Response(null, {
    status: FOUND,
    headers: { Location: address, 'Cache-Control': 'no-store' },
  })
}

async function own(req: PayloadRequest): Promise<Response> {
  userOf(req)
  const { path } = await subjectOf(req, await bodyOf(req, Subject))
  return Response.json({ address: ownPreview(req, path) ?? null })
}

async function share(req: PayloadRequest): Promise<Response> {
  const { email } = userOf(req)
  const { at, shows, recipient, until, ...asked } = await bodyOf(req, Sharing)
  const { path, title, key } = await subjectOf(req, asked)
  if (!key && shows !== 'site')
    throw refusal(BAD_REQUEST, 'This is on every page: share the whole site')
  const row = await req.payload.create({
    collection: 'preview-links',
    data: {
      ...(key ? { collection: key.collection, record: key.id } : {}),
      shows,
      path,
      at,
      title,
      recipient,
      until: await endOf(until, req),
      made_by: email,
    },
    req,
  })
  return Response.json(sharedLinkOf(row, await listFacts(req)), { status: CREATED })
}

async function revoke(req: PayloadRequest): Promise<Response> {
  const { email } = userOf(req)
  const id = idInPath(req)
  const known = await findLinkRow(req.payload, id)
  if (!known) throw refusal(NOT_FOUND, 'There is no such link')
  const data = { revoked_by: known.revoked_by ?? email }
  const row = await req.payload.update({ collection: 'preview-links', id, data, req })
  return Response.json(sharedLinkOf(row, await listFacts(req)))
}

/** Returns the path at which a preview begins, and the record's title. Reads with the rights of the person who asks. */
async function subjectOf(req: PayloadRequest, { collection, id }: v.InferOutput<typeof Subject>) {
  if (collection === undefined || id === undefined) return { path: '/', title: '' }
  const record = await readRecord(req, { collection, id })
  const path = await pageOf(req, collection, record)
  if (path === undefined) throw refusal(BAD_REQUEST, 'It has no address yet: give it a title first')
  const { title = record['name'] } = record
  return { path, title: typeof title === 'string' ? title : '', key: { collection, id } }
}

/** The end of a day of the festival, in real time. */
async function endOf(day: string, req: PayloadRequest): Promise<number> {
  const zone = await festivalZone(req)
  const today = dateOf(now(req), zone)
  if (day < today) throw refusal(BAD_REQUEST, 'That day is over')
  const last = addDays(today, LONGEST_DAYS)
  if (day > last) throw refusal(BAD_REQUEST, `A link works for ${LONGEST_DAYS} days at most`)
  return startOfDay(addDays(day, 1), zone) - settingsOf(req).clockOffsetMs
}
