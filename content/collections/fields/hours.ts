import type { GroupField } from 'payload'
import { dateField, timeField } from './dates.ts'
import { choices } from './options.ts'

const DAYS = choices({
  '1': 'Monday',
  '2': 'Tuesday',
  '3': 'Wednesday',
  '4': 'Thursday',
  '5': 'Friday',
  '6': 'Saturday',
  '7': 'Sunday',
})

/** When a place is open (spec/content A4). `day` is stored as the text `1` (Monday) to `7`. */
export function hoursGroup(name: string, label: string, description: string): GroupField {
  return {
    name,
    type: 'group',
    interfaceName: 'Hours',
    label,
    admin: { description },
    fields: [
      {
        name: 'always_open',
        type: 'checkbox',
        label: 'Open day and night',
        admin: { description: 'Then leave the weekly rows empty.' },
      },
      weekly,
      exceptions,
      {
        type: 'row',
        fields: [
          dateField('valid_from', { label: 'Valid from' }),
          dateField('valid_to', { label: 'Valid to' }),
        ],
      },
      { name: 'note', type: 'text', label: 'Note' },
    ],
  }
}

const weekly: GroupField['fields'][number] = {
  name: 'weekly',
  type: 'array',
  label: 'Every week',
  labels: { singular: 'Opening', plural: 'Openings' },
  admin: {
    description:
      'One row an opening; a day may have several. A closing time at or before the opening time is on the next day, 00:00 is midnight. No rows means "not known", not "closed".',
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'day', type: 'select', required: true, options: DAYS },
        timeField('opens', { required: true }),
        timeField('closes', { required: true }),
      ],
    },
  ],
}

const exceptions: GroupField['fields'][number] = {
  name: 'exceptions',
  type: 'array',
  label: 'Exceptions',
  labels: { singular: 'Exception', plural: 'Exceptions' },
  admin: {
    description: 'Replaces all weekly rows of its date, for a public holiday or a late night.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        dateField('date', { required: true }),
        { name: 'closed', type: 'checkbox' },
        timeField('opens'),
        timeField('closes'),
      ],
    },
    { name: 'note', type: 'text' },
  ],
}
