import type { ArrayField } from 'payload'
import { accessGroup } from './fields/access.ts'
import { dateTimeField, timeField } from './fields/dates.ts'
import { hrefField } from './fields/links.ts'
import { statusGroup } from './fields/status.ts'

/** The occurrences of a timed event (spec/content B5). */
export const sessions: ArrayField = {
  name: 'sessions',
  type: 'array',
  labels: { singular: 'Session', plural: 'Sessions' },
  admin: {
    description: 'For timed types; at least one. Sessions past midnight end on the next day.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        dateTimeField('start', { required: true }),
        dateTimeField('end', { required: true }),
        timeField('doors'),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'venue',
          type: 'relationship',
          relationTo: 'venues',
          admin: { description: 'Empty: the first venue of the event.' },
        },
        { name: 'meeting_point', type: 'text', label: 'Meeting point' },
      ],
    },
    { name: 'fully_booked', type: 'checkbox', label: 'Fully booked' },
    hrefField('booking_url', { label: 'Booking address' }),
    hrefField('online_url', { label: 'Address of the stream' }),
    statusGroup(),
    accessGroup(),
    {
      name: 'code',
      type: 'text',
      admin: { readOnly: true, description: 'Given once, for ever.' },
    },
  ],
}
