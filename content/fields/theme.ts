import type { GroupField, TextField } from 'payload'
import { toColour } from '../rules/colours.ts'

const COLOURS_FIELD = '/studio/components/choices/colours-field.tsx#ColoursField'

/** An empty colour is taken from the edition, or else from the site (spec/content A3). */
export function themeGroup(): GroupField {
  return {
    name: 'theme',
    type: 'group',
    interfaceName: 'Theme',
    label: 'Colours',
    admin: {
      description: 'Empty: the colours of the edition, or of the site.',
      components: { Field: COLOURS_FIELD },
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

/** Stored as `#rrggbb`. Text that is no colour stays as it was typed, and the rule refuses it. */
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
