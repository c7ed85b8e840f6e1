import type { Target } from './record.ts'

export function formOf(target: Target): string {
  return 'global' in target
    ? `/admin/globals/${target.global}`
    : `/admin/collections/${target.collection}/${target.id}`
}
