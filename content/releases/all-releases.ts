import { formatInstant } from 'contract/rules/local-time.ts'
import type { PayloadRequest } from 'payload'
import type { Line } from '../history/changes-in-words.ts'
import { findAccountNames } from '../requests/account-name.ts'
import { now } from '../requests/settings.ts'
import { festivalZone } from '../editions/festival-zone.ts'
import type { EditionSwitch } from '../next-edition/edition-switch.ts'
import type { Release } from '../payload-types.ts'
import { formOf } from '../saving/form-of.ts'
import type { Target } from '../saving/record.ts'
import { findComingReleases, targetOf, type ReleaseItem } from '../lookups/coming-releases.ts'
import { dueAt } from './due.ts'
import { findNotIn, type NotInRelease } from './edition-release.ts'
import { findFailed } from './find-failed.ts'
import { mayRelease } from './set-release.ts'
import { findSwitchOf } from './switch-of-release.ts'
import { titleOf } from './titles.ts'
import { findItemChange } from './item-change.ts'
import { ACTS, stageOf, type Stage } from './words.ts'
import { labelText } from '../records/label-text.ts'

/** The finished ones that the page lists. A judgement. */
const DONE = 30

export interface ListedRelease {
  readonly id: number
  /** The title of its only record, or the number of its records, if it has no name. */
  readonly title: string
  readonly stage: Stage
  /** When it is due or was carried out: `Saturday 14 March 2026, 10am AEDT`. */
  readonly when: string
  /** A wall time of the festival, `YYYY-MM-DDTHH:MM`. */
  readonly at: string
  /** The name of the account; empty if it is not known. */
  readonly setBy: string
  /** Why it failed or would fail; empty otherwise. */
  readonly problem: string
  readonly items: readonly ListedItem[]
  /** What belongs to its edition and is in no release; empty unless the release is still to come. */
  readonly notIn: readonly NotInRelease[]
  /** What to know of its switch to another edition; undefined unless it is still to come and switches. */
  readonly editionSwitch: EditionSwitch | undefined
  /** True if the person may change it. */
  readonly may: boolean
}

export interface ListedItem {
  readonly id: string
  readonly title: string
  /** `Event`; empty for a global. */
  readonly kind: string
  readonly href: string
  /** What the release does or did with it, by stage: `Goes live`, `Its changes went live`. */
  readonly words: string
  /** Where it differs from its public version before the release. */
  readonly lines: readonly Line[]
}

export interface AllReleases {
  readonly upcoming: readonly ListedRelease[]
  readonly failed: readonly ListedRelease[]
  readonly done: readonly ListedRelease[]
}

export async function findAllReleases(req: PayloadRequest): Promise<AllReleases> {
  const { docs: done } = await req.payload.find({
    collection: 'releases',
    where: { state: { equals: 'done' } },
    depth: 0,
    limit: DONE,
    sort: '-ended_at',
    req,
  })
  const facts = { nameOf: await findAccountNames(req), zone: await festivalZone(req) }
  const listed = (releases: readonly Release[]) =>
    Promise.all(releases.map((release) => listedOf(release, facts, req)))
  return {
    upcoming: await listed(await findComingReleases(req)),
    failed: await listed(await findFailed(req)),
    done: await listed(done),
  }
}

async function listedOf(
  release: Release,
  { nameOf, zone }: { readonly nameOf: (email: string) => string; readonly zone: string },
  req: PayloadRequest,
): Promise<ListedRelease> {
  const due = dueAt(release, zone)
  const stage = stageOf(release.state, due, { nowMs: now(req) })
  const items = await Promise.all((release.items ?? []).map((item) => itemOf(item, stage, req)))
  const count = items.length === 1 ? (items[0]?.title ?? '') : `${items.length} records`
  return {
    id: release.id,
    title: release.name || count,
    stage,
    when: formatInstant(
      stage === 'done' && release.ended_at ? Date.parse(release.ended_at) : due,
      zone,
    ),
    at: release.at,
    setBy: release.set_by ? nameOf(release.set_by) : '',
    problem: release.problem ?? '',
    items,
    notIn: release.state === 'set' ? await findNotIn(release, req) : [],
    editionSwitch: release.state === 'set' ? await findSwitchOf(release, req) : undefined,
    may: (release.items ?? []).every(({ collection }) => mayRelease(collection, req)),
  }
}

async function itemOf(item: ReleaseItem, stage: Stage, req: PayloadRequest): Promise<ListedItem> {
  const target = targetOf(item)
  const { isChange, lines } = await findItemChange(item, stage, req)
  return {
    id: item.id ?? '',
    title: await titleOf(target, req),
    kind: kindOf(target, req),
    href: formOf(target),
    words: ACTS[isChange ? 'change' : item.act][stage],
    lines,
  }
}

function kindOf(target: Target, req: PayloadRequest): string {
  if ('global' in target) return ''
  const { labels } = req.payload.collections[target.collection].config
  return labelText(labels.singular, target.collection)
}
