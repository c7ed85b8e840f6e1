/**
 * Fields that only the system writes: forms do not send them, and a save does not take them. `_status` is among them so that
 * nothing but *Publish* can publish. `globalType` is Payload's name of a global, in the global's own document.
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
