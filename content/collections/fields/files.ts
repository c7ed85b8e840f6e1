import type { ArrayField } from 'payload'
import { hrefField } from './links.ts'

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
      { name: 'title', type: 'text', required: true },
      {
        type: 'row',
        fields: [
          hrefField('url', { label: 'Address', required: true }),
          { name: 'bytes', type: 'number', label: 'Size in bytes', required: true, min: 0 },
        ],
      },
    ],
  }
}
