import { Money } from 'contract/answers/parts.ts'
import type { GroupField } from 'payload'
import { fieldOf, fieldsOf } from './from-schema.ts'

/** A price in Australian dollars (spec/content A3). */
export const priceGroup: GroupField = {
  name: 'price',
  type: 'group',
  interfaceName: 'Price',
  label: 'Price',
  fields: [
    fieldOf(Money, 'free', { defaultValue: true }),
    { type: 'row', fields: fieldsOf(Money, 'from', 'concession') },
    fieldOf(Money, 'label'),
  ],
}
