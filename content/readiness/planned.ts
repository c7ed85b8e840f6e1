/** The releases that the studio's home shows: what becomes public by itself, and what should have. */
import type { PayloadRequest } from 'payload'
import { titleOf } from '../lookups/find-records.ts'
import type { Release } from '../payload-types.ts'
import { dueAt, findSet, keyOf } from '../releases/due.ts'
import { instantWords } from '../rules/instant-words.ts'

export interface PlannedRelease {
  readonly id: number
  /** Its name, else its first record. */
  readonly title: string
  /** Of the form of its first record; undefined when the release is empty. */
  readonly form: string | undefined
  /** `14 Mar 2026, 10am`. */
  readonly when: string
  /** Why it failed or would fail; empty when it did not and would not. */
  readonly problem: string
}

export interface Planned {
  /** The first to come first. */
  readonly set: readonly PlannedRelease[]
  /** The newest first. */
  readonly failed: readonly PlannedRelease[]
}

export async function findPlanned(req: PayloadRequest): Promise<Planned> {
  const [set, failed] = await Promise.all([
    findSet(req),
    req.payload.find({
      collection: 'releases',
      where: { state: { equals: 'failed' } },
      depth: 0,
      pagination: false,
      sort: '-at',
      req,
    }),
  ])
  const planned = (releases: readonly Release[]) =>
    Promise.all(releases.map((release) => plannedOf(release, req)))
  return { set: await planned(set), failed: await planned(failed.docs) }
}

async function plannedOf(release: Release, req: PayloadRequest): Promise<PlannedRelease> {
  const { id, name, items, problem } = release
  const [first, ...others] = items ?? []
  const key = first && keyOf(first)
  const title = name || (key ? await findTitle(key, req) : 'A release of nothing')
  const more = others.length > 0 && !name ? ` and ${others.length} more` : ''
  return {
    id,
    title: title + more,
    form: key && `/admin/collections/${key.collection}/${key.id}`,
    when: instantWords(dueAt(release), 'short'),
    problem: problem ?? '',
  }
}

async function findTitle(
  { collection, id }: ReturnType<typeof keyOf>,
  req: PayloadRequest,
): Promise<string> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id } },
    draft: true,
    depth: 0,
    limit: 1,
    req,
  })
  return titleOf(docs[0] ?? {}, req.payload.collections[collection].config.admin.useAsTitle)
}
