/**
 * How many versions of a record are kept. A judgement: a version is the work of up to ten minutes
 * (`saving/sitting.ts`), so 50 contain all the work on most records.
 */
export const VERSIONS = 50

/**
 * For each collection that has drafts. Payload's autosave is off, because it sends the whole record and so undoes
 * what others saved meanwhile; ours is in `saving/`. `history/keep-versions.ts` deletes old versions, because Payload
 * would also delete those that releases name.
 */
export const DRAFTS = { maxPerDoc: 0, drafts: { autosave: false } } as const

export const GLOBAL_DRAFTS = { max: 0, drafts: true } as const

/** Without drafts every save is public at once. */
export function hasDrafts({ versions }: { readonly versions?: unknown }): boolean {
  return (
    typeof versions === 'object' && versions !== null && Boolean(Reflect.get(versions, 'drafts'))
  )
}
