import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { mapFields } from '../records/map-fields.ts'

/** Paths from the root of the repository, for the studio's import map. */
const RECORDS = '/studio/components/choices/record-picker.tsx#RecordPicker'
const PICTURES = '/studio/components/choices/picture-picker.tsx#PicturePicker'

/** Our own picker, for every field of a form that names a record, picture or file. */
export function withPickers<Config extends CollectionConfig | GlobalConfig>(
  config: Config,
): Config {
  return { ...config, fields: mapFields(config.fields, withPicker) }
}

function withPicker(field: Field): Field {
  if (field.type !== 'relationship' && field.type !== 'upload') return field
  const picker = field.type === 'upload' ? PICTURES : RECORDS
  const components = { Field: picker, ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } } as Field // of the same type as before
}
