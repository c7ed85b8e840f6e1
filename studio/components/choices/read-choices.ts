import DataLoader from 'dataloader'
import type { Choices, RecordChoice } from 'content/pickers/record-choices.ts'
import type { CollectionSlug } from 'payload'
import { askStudio } from '../parts/ask-studio.ts'

export interface Chosen {
  readonly collection: CollectionSlug
  readonly id: number
}

export function keyOf({ collection, id }: Chosen): string {
  return `${collection}/${id}`
}

/** The record whose key `keyOf` has made. */
export function chosenOf(key: string): Chosen {
  const [collection, id] = key.split('/')
  return { collection: collection as CollectionSlug, id: Number(id) }
}

export interface ChoicesQuery {
  readonly search: string
  readonly edition?: number | undefined
  readonly isBeyond?: boolean
  readonly kind?: string | undefined
}

/** Rejects if the studio refuses or cannot be reached. */
export async function findChoices(
  collection: CollectionSlug,
  { search, edition, isBeyond, kind }: ChoicesQuery,
  signal: AbortSignal,
): Promise<Choices> {
  const query = new URLSearchParams({ in: collection, search })
  if (edition !== undefined) query.set('edition', String(edition))
  if (isBeyond) query.set('beyond', 'true')
  if (kind) query.set('kind', kind)
  const answer = await askStudio<Choices>(`/api/record-choices?${query}`, { signal })
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

/** Undefined if the record no longer exists. The requests of a whole form are combined. */
export function readChoice({ collection, id }: Chosen): Promise<RecordChoice | undefined> {
  return loaderOf(collection).load(id)
}

const loaders = new Map<CollectionSlug, DataLoader<number, RecordChoice | undefined>>()

function loaderOf(collection: CollectionSlug): DataLoader<number, RecordChoice | undefined> {
  const loader =
    loaders.get(collection) ??
    new DataLoader<number, RecordChoice | undefined>(
      async (ids) => {
        const answer = await askStudio<{ records: readonly RecordChoice[] }>(
          `/api/record-choices?in=${collection}&ids=${ids.join(',')}`,
        )
        if (!answer.ok) throw new Error(answer.message)
        const byId = new Map(answer.value.records.map((record) => [record.id, record]))
        return ids.map((id) => byId.get(id))
      },
      // Requests are combined but not cached, because a record may change between two requests.
      { cache: false },
    )
  loaders.set(collection, loader)
  return loader
}
