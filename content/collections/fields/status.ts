import { PreviousVenue, Status } from 'contract/answers/parts.ts'
import type { GroupField } from 'payload'
import { fieldOf, optionalFieldsOf } from './from-schema.ts'
import { OUT_OF_SIGHT } from './record.ts'
import { allShownWhen, shownWhen, type Values } from './shown-when.ts'

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
      fieldOf(Status, 'state', { defaultValue: 'scheduled' }),
      shownWhen((_, { state }) => Boolean(state) && state !== 'scheduled', fieldOf(Status, 'note')),
      ...allShownWhen(hasMoved, [
        fieldOf(Status, 'previous_start'),
        {
          name: 'previous_venue',
          type: 'group',
          label: 'Previous venue',
          fields: [{ type: 'row', fields: optionalFieldsOf(PreviousVenue, 'name', 'slug') }],
        },
      ]),
      // When the state last changed.
      { name: 'changed_at', type: 'text', label: 'Changed at', admin: OUT_OF_SIGHT },
    ],
  }
}

/** A state that says what was to be before. */
function hasMoved(_data: Values, { state }: Values): boolean {
  return state === 'moved' || state === 'postponed'
}
