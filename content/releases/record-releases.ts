import { formatInstant, localOf, placeOfZone } from 'contract/rules/local-time.ts'
import type { PayloadRequest } from 'payload'
import { MAY_BEGIN } from '../access/rights.ts'
import { isOneOf } from '../access/roles.ts'
import { now, settingsOf } from '../requests/settings.ts'
import { differences } from '../history/history.ts'
import { findCurrentEdition, findEdition, findEditionOfYear } from '../editions/find-editions.ts'
import { festivalZone } from '../editions/festival-zone.ts'
import type { Event, Festival, Release, Site } from '../payload-types.ts'
import type { Values } from '../saving/merge.ts'
import { flattenedFieldsOf, ownerOf, readRecord, type Target } from '../saving/record.ts'
import { findComingReleases, isAbout, type ReleaseItem } from '../lookups/coming-releases.ts'
import { dueAt } from './due.ts'
import { findLeftOf } from './edition-release.ts'
import { presetsOf, type Preset } from './presets.ts'
import { mayRelease } from './set-release.ts'
import { readVersions } from './versions.ts'
import { badgeWords, notInWords, shortWhen, type Act, type Present } from './words.ts'

export interface RecordReleases {
  /** True if the person may set and change releases. */
  readonly may: boolean
  readonly planned: readonly ReleaseOfRecord[]
  /** Those still to come, to which the record can be added. */
  readonly releases: readonly { readonly id: number; readonly words: string }[]
  readonly presets: readonly Preset[]
  /**
   * For an edition that was begun from another one: what else was made for it and is in no release, such as `6
   * partners, Footer`. Empty for other records.
   */
  readonly left: string
  /** True if the person may open the page that releases an edition. */
  readonly mayBegin: boolean
  /** The festival's present time in words. In the demo they say that it is the demo's time. */
  readonly clock: string
}

export interface ReleaseOfRecord {
  readonly release: number
  readonly act: Act
  /** `Goes live Sat 14 March, 10am` */
  readonly words: string
  /** `updatedAt` of the version that will be published; empty if there is none. */
  readonly version: string
  /** `2 changes are not in it`; empty if nothing newer than the planned version waits to be published. */
  readonly notIn: string
  /** Why it would fail in the present situation; empty if it would not. */
  readonly problem: string
}

/**
 * For the release dialog of a record's form, with the rights of the person who asks. Throws as `readRecord` does if
 * there is no such record or the person may not read it.
 */
export async function findRecordReleases(
  target: Target,
  req: PayloadRequest,
): Promise<RecordReleases> {
  const { collection } = ownerOf(target)
  const newest = await readRecord(req, target)
  const zone = await festivalZone(req)
  const present = { nowMs: now(req), zone }
  const set = await findComingReleases(req)
  const versions = set.some((release) => itemsOf(release, target).length > 0)
    ? await readVersions(target, req)
    : []
  const fields = flattenedFieldsOf(req, collection)
  const pinnedBy = ({ version }: ReleaseItem) => versions.find(({ id }) => id === version)?.values
  const versionOf = (item: ReleaseItem) => {
    const updatedAt = pinnedBy(item)?.['updatedAt']
    return typeof updatedAt === 'string' ? updatedAt : ''
  }
  const notInCount = (item: ReleaseItem) => {
    // The newest version is public, and a release does not undo what was published after it was set.
    if (newest['_status'] === 'published') return 0
    const pinned = pinnedBy(item)
    return pinned ? differences(fields, pinned, newest).length : 0
  }
  return {
    may: mayRelease(collection, req),
    planned: set.flatMap((release) =>
      itemsOf(release, target).map((item) => ({
        release: release.id,
        act: item.act,
        words: badgeWords(item.act, dueAt(release, zone), present),
        version: versionOf(item),
        notIn: item.act === 'publish' ? notInWords(notInCount(item)) : '',
        problem: release.problem ?? '',
      })),
    ),
    releases: set.map((release) => ({ id: release.id, words: nameOf(release, present) })),
    presets: await findPresets({ collection, record: newest }, localOf(present.nowMs, zone), req),
    left: collection === 'festivals' ? await findLeft(newest, req) : '',
    mayBegin: isOneOf(MAY_BEGIN, req),
    clock: await clockWords(req),
  }
}

async function findLeft({ year }: Values, req: PayloadRequest): Promise<string> {
  const others = (await findLeftOf(Number(year), req)).filter(({ kind }) => kind !== 'festivals')
  return others.map(({ words }) => words).join(', ')
}

/**
 * For a record, the times of its edition; for the site settings, those of the edition that they name. If that edition
 * is over, or there is none, the times of the current edition; but an edition is offered only its own times.
 */
async function findPresets(
  { collection, record }: { readonly collection: string; readonly record: Values },
  nowLocal: string,
  req: PayloadRequest,
): Promise<Preset[]> {
  const { festival, festival_year: year, start, end } = record as Partial<Event & Festival & Site> // of records that have them
  if (collection === 'festivals') return start && end ? presetsOf({ start, end }, nowLocal) : []
  const own = year ? await findEditionOfYear(year, req) : await findEdition(festival, req)
  const ahead = own ? presetsOf(own, nowLocal) : []
  if (ahead.length > 0) return ahead
  const current = await findCurrentEdition(req)
  return current ? presetsOf(current, nowLocal) : []
}

function itemsOf({ items }: Release, target: Target): ReleaseItem[] {
  return (items ?? []).filter((item) => isAbout(item, target))
}

/** `Program launch, Sat 14 March, 10am, with 12 records` */
function nameOf(release: Release, present: Present): string {
  const count = release.items?.length ?? 0
  const records = count === 1 ? '1 record' : `${count} records`
  return [release.name, shortWhen(dueAt(release, present.zone), present), `with ${records}`]
    .filter(Boolean)
    .join(', ')
}

/** `All times are the festival's, in Melbourne. In the demo it is Saturday 14 March 2026, 11.20am AEDT.` */
export async function clockWords(req: PayloadRequest): Promise<string> {
  const zone = await festivalZone(req)
  const it = settingsOf(req).clockOffsetMs === 0 ? 'It is' : 'In the demo it is'
  return `All times are the festival's, in ${placeOfZone(zone)}. ${it} ${formatInstant(now(req), zone)}.`
}
