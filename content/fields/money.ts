import { Money } from 'contract/answers/parts.ts'
import type { GroupField } from 'payload'
import { fieldOf, fieldsOf } from './from-schema.ts'

const PRICE_FIELD = '/studio/components/choices/price-field.tsx#PriceField'

/** Australian dollars (spec/content A3). With *Free* as default, visitors would read it before anybody checked. */
export const priceGroup: GroupField = {
  name: 'price',
  type: 'group',
  interfaceName: 'Price',
  label: 'Price',
  admin: { components: { Field: PRICE_FIELD } },
  fields: [
    // No price means free in files, because that was the default of the field when older folders were exported.
    fieldOf(Money, 'free', { custom: { leftOutInFiles: true } }),
    { type: 'row', fields: fieldsOf(Money, 'from', 'concession') },
    fieldOf(Money, 'label'),
  ],
}
