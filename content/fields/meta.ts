import { Meta } from 'contract/answers/parts.ts'
import type { GroupField } from 'payload'
import { fieldOf, fieldsOf } from './from-schema.ts'
import { imageField } from './images.ts'

/** What staff say for search engines and previews of links (spec/content A3). */
export function metaGroup(): GroupField {
  return {
    name: 'meta',
    type: 'group',
    interfaceName: 'Meta',
    label: 'Search engines and sharing',
    admin: { description: 'All optional: the record itself is used where this is empty.' },
    fields: [
      ...fieldsOf(Meta, 'title', 'description'),
      imageField('image', { label: 'Picture' }),
      fieldOf(Meta, 'noindex'),
    ],
  }
}
