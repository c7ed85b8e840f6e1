import type { GroupField, TextField } from 'payload'
import { toColour } from '../rules/colours.ts'

/** The three colours of a page; an empty one comes from the edition, then from the site (spec/content A3). */
export function themeGroup(): GroupField {
  return {
    name: 'theme',
    type: 'group',
    interfaceName: 'Theme',
    label: 'Colours',
    admin: {
      description:
        'As #rrggbb or #rgb. Empty: the colours of the edition. Colours that are hard to read are corrected on the site.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          colourField('color', 'Text'),
          colourField('backgroundColor', 'Background'),
          colourField('accentColor', 'Accent'),
        ],
      },
    ],
  }
}

/** Stored as `#rrggbb`; other text stays as typed and is refused by the rule. */
function colourField(name: string, label: string): TextField {
  return {
    name,
    type: 'text',
    label,
    admin: { placeholder: '#rrggbb' },
    hooks: {
      beforeValidate: [
        ({ value }) => (typeof value === 'string' ? (toColour(value.trim()) ?? value) : value),
      ],
    },
  }
}
