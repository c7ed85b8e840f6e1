import { Money } from 'contract/answers/parts.ts'
import type { GroupField } from 'payload'
import { fieldOf, fieldsOf } from './from-schema.ts'

const PRICE_FIELD = '/studio/components/choices/price-field.tsx#PriceField'

/** A price in Australian dollars (spec/content A3), chosen as *Free*, *From …* or *In words*. */
export const priceGroup: GroupField = {
  name: 'price',
  type: 'group',
  interfaceName: 'Price',
  label: 'Price',
  admin: { components: { Field: PRICE_FIELD } },
  fields: [
    fieldOf(Money, 'free', { defaultValue: true }),
    { type: 'row', fields: fieldsOf(Money, 'from', 'concession') },
    fieldOf(Money, 'label'),
  ],
}
