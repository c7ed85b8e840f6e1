import type { GroupField } from 'payload'
import { imageField } from './images.ts'

const MAX_TITLE = 70
const MAX_DESCRIPTION = 200

/** Title, description and picture for search engines and previews (spec/content A3). */
export function metaGroup(): GroupField {
  return {
    name: 'meta',
    type: 'group',
    interfaceName: 'Meta',
    label: 'Search engines and sharing',
    admin: { description: 'All optional: the record itself is used where this is empty.' },
    fields: [
      { name: 'title', type: 'text', maxLength: MAX_TITLE },
      { name: 'description', type: 'textarea', maxLength: MAX_DESCRIPTION },
      imageField('image', { label: 'Picture' }),
      { name: 'noindex', type: 'checkbox', label: 'Keep out of search engines' },
    ],
  }
}
