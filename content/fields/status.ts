import { PreviousVenue, Status, type StatusState } from 'contract/answers/parts.ts'
import type { Field, GroupField, Option } from 'payload'
import { fieldOf, optionalFieldsOf } from './from-schema.ts'
import { OUT_OF_SIGHT } from './record.ts'
import { allShownWhen, shownWhen, type Values } from './shown-when.ts'

interface StatusOptions {
  /** States that staff cannot choose in this field, because another field sets them. */
  readonly without?: readonly StatusState[]
}

/** spec/content A6 */
export function statusGroup({ without = [] }: StatusOptions = {}): GroupField {
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
      stateField(without),
      shownWhen(
        (data, { state }, path) =>
          (Boolean(state) && state !== 'scheduled') || isSoldOut(data, path),
        fieldOf(Status, 'note'),
      ),
      ...allShownWhen(hasMoved, [
        fieldOf(Status, 'previous_start'),
        {
          name: 'previous_venue',
          type: 'group',
          label: 'Previous venue',
          admin: {
            components: {
              Field: '/studio/components/choices/previous-venue.tsx#PreviousVenue',
            },
          },
          fields: optionalFieldsOf(PreviousVenue, 'name', 'slug'),
        },
      ]),
      // When the state last changed.
      { name: 'changed_at', type: 'text', label: 'Changed at', admin: OUT_OF_SIGHT },
    ],
  }
}

/** At the session that contains the field at this path. */
function isSoldOut({ sessions }: Values, [list, row]: readonly (number | string)[]): boolean {
  if (list !== 'sessions' || !Array.isArray(sessions)) return false
  const session: Values | undefined = sessions[Number(row)]
  return session?.['fully_booked'] === true
}

/** These states have an earlier time or place. */
function hasMoved(_data: Values, { state }: Values): boolean {
  return state === 'moved' || state === 'postponed'
}

/** The database accepts every state: records of earlier versions keep theirs. Only the choice is narrower. */
function stateField(without: readonly StatusState[]): Field {
  const state = fieldOf(Status, 'state', { defaultValue: 'scheduled' })
  if (without.length === 0 || state.type !== 'select') return state
  const isOffered = (option: Option) =>
    !without.some((each) => each === (typeof option === 'string' ? option : option.value))
  return {
    ...state,
    filterOptions: ({ options }: { readonly options: Option[] }) => options.filter(isOffered),
  }
}
