import { Session } from 'contract/answers/event.ts'
import type { ArrayField, Field, TextField } from 'payload'
import { accessGroup } from '../fields/access.ts'
import { fieldOf, fieldsOf } from '../fields/from-schema.ts'
import { STREAM_FIELD } from '../fields/links.ts'
import { OUT_OF_SIGHT } from '../fields/record.ts'
import { statusGroup } from '../fields/status.ts'

/** From the root of the repository. The studio's import map turns these paths into components. */
const EVENT_SESSIONS = '/studio/components/choices/by-kind.tsx#EventSessions'
const SESSION_ROW = '/studio/components/sessions/session-row.tsx#SessionRow'
const MORE_SESSIONS = '/studio/components/sessions/more-sessions.tsx#MoreSessions'

/** Folded, because most sessions leave these fields empty. */
const rare: Field = {
  type: 'collapsible',
  label: 'Doors, meeting point, booking, access',
  admin: { initCollapsed: true },
  fields: [
    { type: 'row', fields: fieldsOf(Session, 'doors', 'meeting_point') },
    fieldOf(Session, 'booking_url'),
    accessGroup(),
  ],
}

const link = fieldOf(Session, 'online_url') as TextField // every address is a text field

/** Folded if it is empty and the type of the event is not online. */
const stream: TextField = {
  ...link,
  admin: { ...link.admin, components: { ...link.admin?.components, Field: STREAM_FIELD } },
}

/** spec/content B5 */
const sessions: ArrayField = {
  name: 'sessions',
  type: 'array',
  labels: { singular: 'Session', plural: 'Sessions' },
  admin: {
    description: 'At least one.',
    components: { Field: EVENT_SESSIONS, RowLabel: SESSION_ROW },
  },
  fields: [
    { type: 'row', fields: fieldsOf(Session, 'start', 'end') },
    {
      name: 'venue',
      type: 'relationship',
      relationTo: 'venues',
      admin: { description: 'Empty: the first venue of the event.' },
    },
    { type: 'row', fields: fieldsOf(Session, 'fully_booked', 'few_left') },
    // "Sold out" is a checkbox above: a session can be moved and sold out at once.
    statusGroup({ without: ['sold_out'] }),
    stream,
    rare,
    // The system sets it once and never changes it.
    { name: 'code', type: 'text', admin: OUT_OF_SIGHT },
  ],
}

export const sessionFields: readonly Field[] = [
  sessions,
  { name: 'more_sessions', type: 'ui', admin: { components: { Field: MORE_SESSIONS } } },
]
