/**
 * How many versions of a record are kept. A judgement: a version is a sitting of up to ten minutes (`saving/sitting.ts`), so 50
 * are the whole work on a record, and the table of versions stays below 50 times the records.
 */
export const VERSIONS = 50

/**
 * Drafts and versions, the same for every collection. Payload's autosave is off: it sends the whole record, and undoes what
 * others saved meanwhile. Our own is in `saving/`. Old versions are deleted by `history/keep-versions.ts`, because Payload would
 * delete those that releases name.
 */
export const DRAFTS = { maxPerDoc: 0, drafts: { autosave: false } } as const

/** The same for globals: header, footer, settings of the site. */
export const GLOBAL_DRAFTS = { max: 0, drafts: true } as const

/** Whether a collection or global has drafts. Without them every save is public at once. */
export function hasDrafts({ versions }: { readonly versions?: unknown }): boolean {
  return (
    typeof versions === 'object' && versions !== null && Boolean(Reflect.get(versions, 'drafts'))
  )
}
