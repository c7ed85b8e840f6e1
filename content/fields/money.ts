import { Money } from 'contract/answers/parts.ts'
import type { GroupField } from 'payload'
import { fieldOf, fieldsOf } from './from-schema.ts'

const PRICE_FIELD = '/studio/components/choices/price-field.tsx#PriceField'

/**
 * A price in Australian dollars (spec/content A3), chosen as *Free*, *From …* or *In words*. A new event has none: *Free*
 * would be told to visitors before anybody has looked at it.
 */
export const priceGroup: GroupField = {
  name: 'price',
  type: 'group',
  interfaceName: 'Price',
  label: 'Price',
  admin: { components: { Field: PRICE_FIELD } },
  fields: [
    // Files leave out what is free: it was the default of the field, and folders are kept for years.
    fieldOf(Money, 'free', { custom: { leftOutInFiles: true } }),
    { type: 'row', fields: fieldsOf(Money, 'from', 'concession') },
    fieldOf(Money, 'label'),
  ],
}
