import type { GroupField } from 'payload'
import { dateTimeField } from './dates.ts'
import { choices } from './options.ts'

const STATE_WORDS = {
  scheduled: 'As printed',
  moved: 'Moved in time or place',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
  sold_out: 'Sold out',
  weather_watch: 'Depends on the weather',
} as const

/** Whether an event or session goes ahead as printed (spec/content A6). */
export function statusGroup(): GroupField {
  return {
    name: 'status',
    type: 'group',
    interfaceName: 'Status',
    label: 'Status',
    admin: {
      description:
        'A cancelled or postponed item keeps its date and stays in every list. Never write the status into the title.',
    },
    fields: [
      {
        name: 'state',
        type: 'select',
        required: true,
        defaultValue: 'scheduled',
        options: choices(STATE_WORDS),
      },
      { name: 'note', type: 'text', admin: { description: 'One sentence that visitors read.' } },
      dateTimeField('previous_start', {
        label: 'Previous start',
        description: 'Needed for "moved", unless the place moved.',
      }),
      {
        name: 'previous_venue',
        type: 'group',
        label: 'Previous venue',
        fields: [
          {
            type: 'row',
            fields: [
              { name: 'name', type: 'text' },
              {
                name: 'slug',
                type: 'text',
                label: 'Web name',
                admin: { description: 'If the venue has a page.' },
              },
            ],
          },
        ],
      },
      {
        name: 'changed_at',
        type: 'text',
        label: 'Changed at',
        admin: { readOnly: true, description: 'Set by the system when the state changes.' },
      },
    ],
  }
}
