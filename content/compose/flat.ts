import type { Documents } from '../stores/documents.ts'

/** A value without nulls. A relation is the id of its record. */
export type Flat<T> = T extends null
  ? never
  : T extends { id: number; updatedAt: string; createdAt: string }
    ? number
    : T extends (infer Item)[]
      ? Flat<Item>[]
      : T extends object
        ? { [Key in keyof T]: Flat<T[Key]> }
        : T

export type FlatDocument<T> = { readonly [Key in keyof T]: Flat<T[Key]> }

/** Published documents by collection, without globals. */
export type RecordSet = Omit<Documents, 'globals'>
export type RecordOf<Collection extends keyof RecordSet> = FlatDocument<
  RecordSet[Collection][number]
>
export type Globals = {
  readonly [Slug in keyof Documents['globals']]: FlatDocument<Documents['globals'][Slug]>
}

/** `null`, empty text and empty groups become absent. Documents have depth 0: relations are ids already. */
export function flat<T extends object>(document: T): FlatDocument<T> {
  return withoutEmpty(document) as FlatDocument<T> // removes exactly what Flat removes
}

function withoutEmpty(value: unknown): unknown {
  if (value === null || value === '') return undefined
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((item) => item !== undefined)
  if (typeof value !== 'object') return value
  const kept = Object.entries(value).flatMap(([key, each]) => {
    const inner = withoutEmpty(each)
    return inner === undefined ? [] : [[key, inner] as const]
  })
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}
