import { TierGroup, TierPartner } from 'contract/answers/partner.ts'
import type { CollectionConfig } from 'payload'
import { composed } from './composed.ts'
import { yearOfEdition } from '../editions/edition-choice.ts'
import { fieldOf } from '../fields/from-schema.ts'
import { logoField } from '../fields/images.ts'
import { slugField, titleField } from '../fields/record.ts'
import { checkTitle } from '../rules/title.ts'
import type { Partner } from '../payload-types.ts'

/** spec/content B12 */
export const partners: CollectionConfig = composed(
  {
    slug: 'partners',
    labels: { singular: 'Partner', plural: 'Partners' },
    admin: { useAsTitle: 'name', group: 'Site' },
    fields: [
      titleField('name'),
      fieldOf(TierPartner, 'website'),
      {
        type: 'row',
        fields: [
          logoField('logo', { label: 'Logo for light backgrounds', required: true }),
          logoField('logo_light', { label: 'Logo for dark backgrounds', required: true }),
        ],
      },
      fieldOf(TierPartner, 'blurb'),
      {
        name: 'tiers',
        type: 'array',
        required: true,
        minRows: 1,
        labels: { singular: 'Tier', plural: 'Tiers' },
        fields: [
          {
            type: 'row',
            fields: [
              yearOfEdition('year', { label: 'Edition', required: true }),
              fieldOf(TierGroup, 'tier'),
              { name: 'order', type: 'number', label: 'Position', required: true, defaultValue: 0 },
            ],
          },
        ],
      },
      slugField,
    ],
  },
  {
    slug: { from: 'name' },
    check: (partner: Partial<Partner>) => checkTitle('name', partner.name),
  },
)
