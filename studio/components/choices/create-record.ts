import type { CollectionSlug } from 'payload'
import { askStudio } from '../parts/ask-studio.ts'
import { randomKey } from '../saving/saved-record.ts'

interface NewRecord {
  readonly collection: CollectionSlug
  /** The field of its title, and the title. */
  readonly titleField: string
  readonly title: string
  /** The edition it belongs to, if its form has one. */
  readonly edition: number | undefined
}

/** Makes a draft with a title, as its form does once something is typed there. Returns its id, or why it was refused. */
export async function createRecord({ collection, titleField, title, edition }: NewRecord) {
  const typed = { [titleField]: title, ...(edition === undefined ? {} : { festival: edition }) }
  const changes = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, { old: null, new: value }]),
  )
  const answer = await askStudio<{ readonly doc: { readonly id: number } }>(
    `/api/${collection}/save`,
    { method: 'POST', body: { key: randomKey(), changes } },
  )
  return answer.ok ? { id: answer.value.doc.id } : { refusal: answer.message }
}
