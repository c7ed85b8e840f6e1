import type { CollectionConfig } from 'payload'
import { composed } from './composed.ts'
import { logoField } from './fields/images.ts'
import { hrefField } from './fields/links.ts'
import { slugField, titleField } from './fields/record.ts'
import { TIERS } from './fields/tiers.ts'
import { checkTitle } from './rules/title.ts'
import type { Partner } from '../payload-types.ts'

/** A partner, in the tiers of its editions (spec/content B12). */
export const partners: CollectionConfig = composed(
  {
    slug: 'partners',
    labels: { singular: 'Partner', plural: 'Partners' },
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'website', '_status'], group: 'Site' },
    fields: [
      titleField('name'),
      hrefField('website', { label: 'Website', required: true }),
      {
        type: 'row',
        fields: [
          logoField('logo', { label: 'Logo for light backgrounds', required: true }),
          logoField('logo_light', { label: 'Logo for dark backgrounds', required: true }),
        ],
      },
      { name: 'blurb', type: 'textarea', label: 'In a sentence' },
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
              { name: 'year', type: 'number', label: 'Edition', required: true },
              { name: 'tier', type: 'select', required: true, options: TIERS },
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
