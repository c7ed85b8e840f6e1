import { FileLink } from 'contract/answers/blocks.ts'
import type { ArrayField } from 'payload'
import { fieldOf, fieldsOf } from './from-schema.ts'

/** Files to download: words, address and size. */
export function fileList(
  name: string,
  options: Pick<ArrayField, 'label' | 'minRows'> = {},
): ArrayField {
  return {
    name,
    type: 'array',
    interfaceName: 'FileList',
    labels: { singular: 'File', plural: 'Files' },
    ...options,
    fields: [
      fieldOf(FileLink, 'title'),
      { type: 'row', fields: fieldsOf(FileLink, 'url', 'bytes') },
    ],
  }
}
