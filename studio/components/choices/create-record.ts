import type { CollectionSlug } from 'payload'
import type { Ask } from '../parts/ask-studio.ts'
import { randomKey } from '../saving/saved-record.ts'

interface NewRecord {
  readonly collection: CollectionSlug
  readonly titleField: string
  readonly title: string
  /** The edition of the new record, if its form has such a field. */
  readonly edition: number | undefined
}

/** Creates a draft. Returns its id, or the reason for a refusal. */
export async function createRecord(
  ask: Ask,
  { collection, titleField, title, edition }: NewRecord,
) {
  const typed = { [titleField]: title, ...(edition === undefined ? {} : { festival: edition }) }
  const changes = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, { old: null, new: value }]),
  )
  const answer = await ask<{ readonly doc: { readonly id: number } }>(`/api/${collection}/save`, {
    method: 'POST',
    body: { key: randomKey(), changes },
  })
  return answer.ok ? { id: answer.value.doc.id } : { refusal: answer.message }
}
