/**
 * Only the system writes these: forms do not send them, and a save ignores them. `_status` is among them, so that
 * only *Publish* can publish. `globalType` is the name of a global in its own document.
 */
export const SYSTEM_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'code',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'globalType',
])
