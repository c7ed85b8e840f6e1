import type { Target } from './record.ts'

/** The address of a record's form, or of a global's. */
export function formOf(target: Target): string {
  return 'global' in target
    ? `/admin/globals/${target.global}`
    : `/admin/collections/${target.collection}/${target.id}`
}
