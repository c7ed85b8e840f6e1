import type { GroupField } from 'payload'

const MAX_LABEL = 80

/** A price in Australian dollars (spec/content A3). */
export const priceGroup: GroupField = {
  name: 'price',
  type: 'group',
  interfaceName: 'Price',
  label: 'Price',
  fields: [
    { name: 'free', type: 'checkbox', label: 'Free', defaultValue: true },
    {
      type: 'row',
      fields: [
        { name: 'from', type: 'number', label: 'From, in dollars', min: 0 },
        { name: 'concession', type: 'number', label: 'Concession, in dollars', min: 0 },
      ],
    },
    {
      name: 'label',
      type: 'text',
      maxLength: MAX_LABEL,
      label: 'In words',
      admin: { description: 'Shown in place of the numbers, for example "Pay what you can".' },
    },
  ],
}
