import type { FormState } from 'payload'
import { readValues } from '../saving/form-values.ts'

/**
 * A hash of the values of a form (FNV-1a, 32 bits): the same in the browser and on the server for the same values. A
 * file that is not uploaded yet is left out, because it is not sent with the form's state.
 */
export function hashValues(fields: FormState): string {
  const text = JSON.stringify(readValues(fields), (_key, value: unknown) =>
    value instanceof File ? undefined : value,
  )
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return (hash >>> 0).toString(36)
}
