/**
 * Drafts, versions and scheduled publishing, the same for every collection. Payload's autosave is off: it sends the whole
 * record, and undoes what others saved meanwhile. Our own is in `saving/`.
 */
export const DRAFTS = {
  maxPerDoc: 50,
  drafts: { autosave: false, schedulePublish: true },
} as const

/** The same for what there is once: header, footer, settings of the site. */
export const GLOBAL_DRAFTS = { max: DRAFTS.maxPerDoc, drafts: true } as const

/** Whether a collection or global has drafts. Without them every save is public at once. */
export function hasDrafts({ versions }: { readonly versions?: unknown }): boolean {
  return (
    typeof versions === 'object' && versions !== null && Boolean(Reflect.get(versions, 'drafts'))
  )
}
