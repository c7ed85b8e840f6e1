/**
 * Fields that only the system writes: forms do not send them, and a save does not take them. `_status` above all: only
 * publishing publishes. `globalType` names a global in its own document.
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
