import { ACCESS_LABELS } from 'contract/rules/access.ts'

/** The words of access codes, for lists and filters. */
export function accessLabel(code: string): string {
  return Object.hasOwn(ACCESS_LABELS, code)
    ? ACCESS_LABELS[code as keyof typeof ACCESS_LABELS]
    : code // hasOwn has just checked the key
}
