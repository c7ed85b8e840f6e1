import type { GroupField } from 'payload'
import { imageField } from '../fields/images.ts'

/** Judgements (spec/content B15): each section has its own screen with everything. */
const MAX_HEROES = 5
const MAX_FEATURED = 8
const MAX_GUIDES = 3
const MAX_ARTICLES = 4

/** spec/content B15 */
export const home: GroupField = {
  name: 'home',
  type: 'group',
  label: 'Home page',
  admin: { description: 'Read only while this is the current edition (Site settings).' },
  fields: [
    {
      name: 'hero',
      type: 'array',
      label: 'Leading pictures',
      labels: { singular: 'Picture', plural: 'Pictures' },
      maxRows: MAX_HEROES,
      admin: {
        description:
          'One to five. Panoramas, or landscapes at least 2,000 pixels wide. Not shown: those of events with names or images of people who have died.',
      },
      fields: [
        { name: 'event', type: 'relationship', relationTo: 'events', required: true },
        imageField('image', { label: 'Picture', required: true }),
      ],
    },
    { name: 'lead', type: 'textarea', label: 'Leading text' },
    {
      name: 'featured',
      type: 'relationship',
      relationTo: 'events',
      hasMany: true,
      label: 'Featured events',
      maxRows: MAX_FEATURED,
      admin: { description: 'Four to eight.' },
    },
    {
      name: 'band',
      type: 'group',
      label: 'Band',
      admin: { description: 'One event with a panorama.' },
      fields: [
        { name: 'event', type: 'relationship', relationTo: 'events' },
        imageField('image', { label: 'Panorama' }),
      ],
    },
    {
      name: 'guides',
      type: 'relationship',
      relationTo: 'guides',
      hasMany: true,
      maxRows: MAX_GUIDES,
    },
    {
      name: 'articles',
      type: 'relationship',
      relationTo: 'articles',
      hasMany: true,
      maxRows: MAX_ARTICLES,
    },
  ],
}
