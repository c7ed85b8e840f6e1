import { FileLink } from 'contract/answers/blocks.ts'
import type { ArrayField, UploadField } from 'payload'
import { fieldOf } from './from-schema.ts'
import { hrefField } from './links.ts'

/** Files to download: words, and a file of ours, or the address and size of another. */
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
      { name: 'file', type: 'upload', relationTo: 'media' },
      {
        type: 'row',
        fields: [
          hrefField('url', { label: 'Or its address', optionalIfFile: true }),
          {
            name: 'bytes',
            type: 'number',
            min: 0,
            label: 'Size in bytes',
            admin: { description: 'Only with an address: of a file it is known.' },
            validate: (
              value: number | null | undefined,
              { siblingData }: { siblingData: Partial<{ url: unknown; file: unknown }> },
            ) =>
              typeof value === 'number' ||
              Boolean(siblingData.file) ||
              !siblingData.url ||
              'Give the size of the file at this address',
          },
        ],
      },
    ],
  }
}

/** A sound of ours. */
export function soundField(name: string): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label: 'Sound file',
    filterOptions: { kind: { equals: 'sound' } },
  }
}
