import type { UploadField, UploadFieldSingleValidation, Where } from 'payload'

interface Options {
  readonly label?: string
  readonly required?: boolean
  readonly admin?: { readonly description: string }
  readonly validate?: UploadFieldSingleValidation
}

/** A logo has no smaller sizes, no credit and no alternative text (spec/content A2.1, spec/behaviour §30.9). */
const PHOTOGRAPHS: Where = { kind: { equals: 'photograph' } }
const LOGOS: Where = { kind: { equals: 'logo' } }

export function imageField(name: string, options: Options = {}): UploadField {
  return { name, type: 'upload', relationTo: 'media', filterOptions: PHOTOGRAPHS, ...options }
}

export function logoField(name: string, options: Options = {}): UploadField {
  return { name, type: 'upload', relationTo: 'media', filterOptions: LOGOS, ...options }
}

export function imageList(
  name: string,
  options: Omit<Options, 'validate'> & { minRows?: number; maxRows?: number } = {},
): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    filterOptions: PHOTOGRAPHS,
    ...options,
  }
}
