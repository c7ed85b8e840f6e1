import type { CollectionBeforeChangeHook } from 'payload'
import { toName } from '../rules/name.ts'

/** Stores the name of a page or program entry in canonical form. A draft may have no name yet. */
export const giveName: CollectionBeforeChangeHook = ({ data }) => {
  const name = typeof data['name'] === 'string' ? toName(data['name']) : ''
  return { ...data, name: name || null }
}
