import { Hours, HoursException } from 'contract/answers/hours.ts'
import { WEEKDAYS } from 'contract/rules/weekdays.ts'
import type { GroupField } from 'payload'
import { timeField } from './dates.ts'
import { fieldOf, fieldsOf } from './from-schema.ts'

/** From the root of the repository. The studio's import map turns these paths into components. */
const EXCEPTION_ROW = '/studio/components/hours/exception-row.tsx#ExceptionRow'
const HOURS_PATTERN = '/studio/components/hours/hours-pattern.tsx#HoursPattern'

const DAYS = WEEKDAYS.map((label, index) => ({ label, value: String(index + 1) }))

/** spec/content A4. Without hours visitors read `whenEmpty`. `day` is the text `1` (Monday) to `7`. */
export function hoursGroup(
  name: string,
  { description, whenEmpty }: { readonly description: string; readonly whenEmpty: string },
): GroupField {
  const pattern = { path: HOURS_PATTERN, clientProps: { whenEmpty } }
  return {
    name,
    type: 'group',
    interfaceName: 'Hours',
    label: 'Hours',
    admin: { description },
    fields: [
      { name: 'pattern', type: 'ui', admin: { components: { Field: pattern } } },
      {
        type: 'collapsible',
        label: 'Every week, row by row',
        admin: { initCollapsed: true },
        fields: [fieldOf(Hours, 'always_open'), weekly],
      },
      exceptions,
      {
        type: 'row',
        fields: fieldsOf(Hours, 'valid_from', 'valid_to'),
      },
      fieldOf(Hours, 'note'),
    ],
  }
}

const weekly: GroupField['fields'][number] = {
  name: 'weekly',
  type: 'array',
  label: 'Openings',
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
        timeField('closes', { required: true, after: 'opens' }),
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
    components: { RowLabel: EXCEPTION_ROW },
  },
  fields: [
    {
      type: 'row',
      fields: fieldsOf(HoursException, 'date', 'closed', 'opens', 'closes'),
    },
    fieldOf(HoursException, 'note'),
  ],
}
