import { Session } from 'contract/answers/event.ts'
import type { ArrayField } from 'payload'
import { accessGroup } from './fields/access.ts'
import { fieldOf, fieldsOf } from './fields/from-schema.ts'
import { OUT_OF_SIGHT } from './fields/record.ts'
import { statusGroup } from './fields/status.ts'

/** The occurrences of a timed event (spec/content B5). */
export const sessions: ArrayField = {
  name: 'sessions',
  type: 'array',
  labels: { singular: 'Session', plural: 'Sessions' },
  admin: {
    description: 'At least one. Sessions past midnight end on the next day.',
    components: { Field: '/studio/components/choices/by-kind.tsx#EventSessions' },
  },
  fields: [
    { type: 'row', fields: fieldsOf(Session, 'start', 'end', 'doors') },
    {
      type: 'row',
      fields: [
        {
          name: 'venue',
          type: 'relationship',
          relationTo: 'venues',
          admin: { description: 'Empty: the first venue of the event.' },
        },
        fieldOf(Session, 'meeting_point'),
      ],
    },
    ...fieldsOf(Session, 'fully_booked', 'booking_url', 'online_url'),
    statusGroup(),
    accessGroup(),
    // Given once, for ever.
    { name: 'code', type: 'text', admin: OUT_OF_SIGHT },
  ],
}
