import { toInstant } from 'contract/rules/local-time.ts'
import { previewBase } from 'contract/rules/preview-link.ts'
import { signPreview } from 'contract/rules/preview-signature.ts'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { festivalZone } from '../editions/festival-zone.ts'
import type { PreviewLink as Row } from '../payload-types.ts'
import { findAccountNames } from '../requests/account-name.ts'
import { settingsOf } from '../requests/settings.ts'
import { codeOf } from '../settings/code-of.ts'
import type { PreviewLink, ReadLink } from './link.ts'

/**
 * A judgement: long enough for the months between a draft and its release (spec/behaviour §31.11). An old key must
 * stay in the settings for this long (docs/operating.md "Links to previews").
 */
export const LONGEST_DAYS = 90
/** Links that no longer work; those that work are all listed. */
const MOST_LISTED = 200

export interface SharedLink {
  readonly id: number
  readonly shows: Row['shows']
  readonly title: string
  readonly recipient: string
  /** The wall time that the first page shows; empty for the present. */
  readonly at: string
  readonly madeBy: string
  /** By the festival's clock, in epoch milliseconds. */
  readonly madeAt: number
  readonly until: number
  readonly state: 'works' | 'ended' | 'revoked'
  readonly revokedBy: string
  /** Absent for a link that no longer works, and if the studio does not know the address of the content service. */
  readonly address: string | undefined
}

/** Those that work come first, then the newest of the others. */
export async function findSharedLinks(req: PayloadRequest): Promise<SharedLink[]> {
  const links = { collection: 'preview-links', sort: '-id', req } as const
  const present = Date.now()
  const [working, others] = await Promise.all([
    req.payload.find({
      ...links,
      where: { until: { greater_than: present }, revoked_by: { exists: false } },
      pagination: false,
    }),
    req.payload.find({
      ...links,
      where: { or: [{ until: { less_than_equal: present } }, { revoked_by: { exists: true } }] },
      limit: MOST_LISTED,
    }),
  ])
  const facts = await listFacts(req)
  return [...working.docs, ...others.docs].map((row) => sharedLinkOf(row, facts))
}

/** For the content service. A revoked link counts as missing. */
export function readSharedLink(payload: Payload): ReadLink {
  return async (id) => {
    const row = await findLinkRow(payload, id)
    return row && !row.revoked_by ? shownBy(row) : undefined
  }
}

function shownBy({ shows, collection, record, title }: Row): PreviewLink {
  return {
    // Only the endpoint `share` writes these fields.
    ...(collection && record
      ? { record: { collection: collection as CollectionSlug, id: record } }
      : {}),
    isOnePage: shows === 'page',
    hasAllDrafts: shows === 'site',
    title: title ?? '',
  }
}

/** Also finds links that no longer work. */
export async function findLinkRow(payload: Payload, id: number): Promise<Row | undefined> {
  if (!Number.isSafeInteger(id) || id > MOST_ID) return undefined
  const { docs } = await payload.find({
    collection: 'preview-links',
    where: { id: { equals: id } },
    limit: 1,
  })
  return docs[0]
}

/** The largest value of PostgreSQL's `integer`. */
const MOST_ID = 2 ** 31 - 1

export async function listFacts(req: PayloadRequest) {
  const [zone, nameOf] = await Promise.all([festivalZone(req), findAccountNames(req)])
  return { zone, nameOf, ...settingsOf(req) }
}

export function sharedLinkOf(
  row: Row,
  { zone, nameOf, clockOffsetMs, live, siteOrigin }: Awaited<ReturnType<typeof listFacts>>,
): SharedLink {
  const state = row.revoked_by ? 'revoked' : row.until <= Date.now() ? 'ended' : 'works'
  const claims = { link: row.id, until: row.until }
  const moment = row.at ? toInstant(row.at, zone) : 'now'
  return {
    id: row.id,
    shows: row.shows,
    title: row.title ?? '',
    recipient: row.recipient,
    at: row.at ?? '',
    madeBy: nameOf(row.made_by),
    madeAt: Date.parse(row.createdAt) + clockOffsetMs,
    until: row.until + clockOffsetMs,
    state,
    revokedBy: row.revoked_by ? nameOf(row.revoked_by) : '',
    address:
      live && state === 'works'
        ? siteOrigin +
          previewBase(signPreview(claims, live.previewKeys, codeOf), moment, zone) +
          row.path
        : undefined,
  }
}
