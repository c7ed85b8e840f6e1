/** The data of a list's cells. Everything is read once for each request, and the records of all cells together. */
import { findLastChanges, type LastChange } from 'content/lookups/list-facts.ts'
import { festivalZone } from 'content/editions/festival-zone.ts'
import { findPlannedReleases } from 'content/releases/planned.ts'
import DataLoader from 'dataloader'
import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import { cache } from 'react'

type Shown = 'media' | 'venues' | 'festivals'

export function loadLastChange(
  payload: Payload,
  collection: CollectionSlug,
  code: string,
): Promise<LastChange | undefined> {
  return changeLoaderOf(payload, collection).load(code)
}

const changeLoaderOf = cache((payload: Payload, collection: CollectionSlug) => {
  return new DataLoader(async (codes: readonly string[]) => {
    const changes = await findLastChanges(payload, collection, codes)
    return codes.map((code) => changes.get(code))
  })
})

export const loadZone = cache((payload: Payload) => festivalZone({ payload }))

/** The planned releases of a collection's records, by id. */
export const plannedReleases = cache(findPlannedReleases)

/** The record as it was last saved; undefined if it does not exist. */
export function loadRecord<Slug extends Shown>(
  payload: Payload,
  collection: Slug,
  id: number,
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  return loaderOf(payload, collection).load(id) as Promise<DataFromCollectionSlug<Slug> | undefined> // its collection
}

const loaderOf = cache((payload: Payload, collection: Shown) => {
  return new DataLoader(async (ids: readonly number[]) => {
    const { docs } = await payload.find({
      collection,
      where: { id: { in: [...ids] } },
      depth: 0,
      draft: true,
      pagination: false,
    })
    const byId = new Map(docs.map((doc) => [doc.id, doc]))
    return ids.map((id) => byId.get(id))
  })
})
