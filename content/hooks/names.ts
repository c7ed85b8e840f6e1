import type { CollectionBeforeChangeHook } from 'payload'
import { toName } from '../rules/name.ts'

/** The name is stored in canonical form. A draft may have none yet. */
export const giveName: CollectionBeforeChangeHook = ({ data }) => {
  const name = typeof data['name'] === 'string' ? toName(data['name']) : ''
  return { ...data, name: name || null }
}
