import { ACCESS_LABELS } from 'contract/rules/access.ts'
import type { GroupField } from 'payload'
import { dateField } from './dates.ts'
import { choices } from './options.ts'

/** Every code is allowed everywhere: a talk can have a hearing loop, a venue can take the Companion Card. */
const CODES = choices(ACCESS_LABELS)

export const TRI = choices({ yes: 'Yes', no: 'No', unknown: 'Not known' })

/** Access facts (spec/content A5). */
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
        fields: [
          {
            type: 'row',
            fields: [
              { name: 'code', type: 'select', label: 'What', required: true, options: CODES },
              {
                name: 'value',
                type: 'select',
                label: 'Is it so?',
                required: true,
                defaultValue: 'yes',
                options: TRI,
              },
            ],
          },
          { name: 'note', type: 'text' },
        ],
      },
      {
        type: 'row',
        fields: [
          { name: 'contact', type: 'text', label: 'Whom to ask' },
          dateField('checked_on', {
            label: 'Checked on',
            description: 'The day somebody last made sure of it.',
          }),
        ],
      },
    ],
  }
}
