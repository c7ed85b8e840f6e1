/** Staff are asked before they schedule that the site switches to another edition (spec/content B18, B22). */
import { APIError, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import { findComingReleases, isAbout } from '../lookups/coming-releases.ts'
import { findEditionSwitch, type EditionSwitch } from '../next-edition/edition-switch.ts'
import type { Release } from '../payload-types.ts'
import { CONFLICT } from '../requests/http-status.ts'
import { readVersions } from './versions.ts'

const SITE = { global: 'site' } as const

/** Part of the bodies that set a release: sent once the person was asked and means it. */
export const Sure = { sure: v.optional(v.literal('yes')) }

/** Returns undefined if the release leaves the current edition. */
export async function findSwitchOf(
  { at, items }: Pick<Release, 'at' | 'items'>,
  req: PayloadRequest,
): Promise<EditionSwitch | undefined> {
  const ofSite = items?.find((item) => item.act === 'publish' && isAbout(item, SITE))
  if (!ofSite) return undefined
  const versions = await readVersions(SITE, req)
  const year = Number(versions.find(({ id }) => id === ofSite.version)?.values['festival_year'])
  if (!year) return undefined // its version was deleted, and the release will fail
  const before = (await findComingReleases(req)).filter((release) => release.at < at)
  const all = [...before.flatMap((release) => release.items ?? []), ...(items ?? [])]
  return findEditionSwitch({ year, on: at.slice(0, 'YYYY-MM-DD'.length), items: all }, req)
}

/** The studio shows this error as a question, and sends `sure` if the answer is yes. */
export function questionOf(asked: EditionSwitch): Error {
  const { words, facts } = asked
  return new APIError(`${words}. ${facts.join('. ')}.`, CONFLICT, { asked }, true)
}
