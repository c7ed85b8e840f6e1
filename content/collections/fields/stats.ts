import type { ArrayField } from 'payload'

/** Figures with their words: `48 exhibitions`. */
export function statList(
  name: string,
  options: Pick<ArrayField, 'label' | 'minRows' | 'maxRows'> = {},
): ArrayField {
  return {
    name,
    type: 'array',
    interfaceName: 'StatList',
    labels: { singular: 'Figure', plural: 'Figures' },
    ...options,
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'value', type: 'text', label: 'Figure', required: true },
          { name: 'label', type: 'text', label: 'Words', required: true },
        ],
      },
    ],
  }
}
