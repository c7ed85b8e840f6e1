import { Access, AccessFact } from 'contract/answers/parts.ts'
import type { GroupField } from 'payload'
import { fieldOf, fieldsOf } from './from-schema.ts'

const ACCESS_LIST = '/studio/components/choices/access-list.tsx#AccessList'

/** spec/content A5 */
export function accessGroup(): GroupField {
  return {
    name: 'access',
    type: 'group',
    interfaceName: 'Access',
    label: 'Access',
    admin: { description: 'What is missing here is shown as not known, never as no.' },
    fields: [
      {
        name: 'items',
        type: 'array',
        label: 'Facts',
        labels: { singular: 'Fact', plural: 'Facts' },
        admin: { components: { Field: ACCESS_LIST } },
        fields: [
          {
            type: 'row',
            fields: [
              fieldOf(AccessFact, 'code'),
              fieldOf(AccessFact, 'value', { defaultValue: 'yes' }),
            ],
          },
          fieldOf(AccessFact, 'note'),
        ],
      },
      { type: 'row', fields: fieldsOf(Access, 'contact', 'checked_on') },
    ],
  }
}
