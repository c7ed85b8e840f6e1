import { FileLink } from 'contract/answers/blocks.ts'
import type { ArrayField, Field, UploadField } from 'payload'
import type { Media } from '../payload-types.ts'
import { fieldOf } from './from-schema.ts'
import { hrefField } from './links.ts'
import { shownWhen } from './shown-when.ts'

/** From the root of the repository. The studio's import map turns these paths into components. */
const FILE_FIELD = '/studio/components/media/file-field.tsx#FileField'
const SIZE_FIELD = '/studio/components/media/size-field.tsx#SizeField'

/** Files to download. Each has words, and either an uploaded file or the address and size of a file elsewhere. */
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
      { name: 'file', type: 'upload', relationTo: 'media', admin: fileAdmin('document', 'sound') },
      {
        type: 'row',
        fields: [
          withoutFile(hrefField('url', { label: 'Or its address', optionalIfFile: true })),
          withoutFile({
            name: 'bytes',
            type: 'number',
            min: 0,
            label: 'Its size in MB',
            admin: { components: { Field: SIZE_FIELD } },
            validate: (
              value: number | null | undefined,
              { siblingData }: { siblingData: Partial<{ url: unknown; file: unknown }> },
            ) =>
              typeof value === 'number' ||
              Boolean(siblingData.file) ||
              !siblingData.url ||
              'Give the size of the file at this address',
          }),
        ],
      },
    ],
  }
}

export function soundField(name: string): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label: 'Sound file',
    filterOptions: { kind: { equals: 'sound' } },
    admin: fileAdmin('sound'),
  }
}

/** For a field about a file elsewhere: shown as long as no uploaded file is chosen in the field `file` beside it. */
export function withoutFile(field: Field): Field {
  return shownWhen((_data, { file }) => !file, field)
}

/** `kinds` are those that can be uploaded inside the form, because they need no further fields. */
function fileAdmin(...kinds: readonly Media['kind'][]) {
  return { components: { Field: { path: FILE_FIELD, clientProps: { kinds } } } }
}
