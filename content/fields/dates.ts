/** Stored as text, without conversion of time zones (spec/content A1). Fields accept what people usually type. */
import type { TextField } from 'payload'
import { filterBy } from '../rules/filter-kinds.ts'
import { DATE_FORMATS, type DateKind } from '../rules/dates.ts'
import { NEEDED } from '../rules/finding.ts'

/** From the root of the repository. The studio's import map turns the path into the component. */
export const DATE_FIELD = '/studio/components/dates/date-field.tsx#DateField'
const DATE_CELL = '/studio/components/lists/date-cell.tsx#DateCell'

type Options = Partial<Pick<TextField, 'label' | 'required' | 'defaultValue'>> & {
  readonly description?: string | undefined
  /** The field of the same form whose date or time this one comes after (`FieldWords`). */
  readonly after?: string | undefined
  readonly maxHours?: number | undefined
}

/** `YYYY-MM-DD` */
export function dateField(name: string, options: Options = {}): TextField {
  return datedText(name, 'day', options)
}

/** `HH:MM` */
export function timeField(name: string, options: Options = {}): TextField {
  return datedText(name, 'time', options)
}

/** `YYYY-MM-DDTHH:MM`, a wall time in the record's zone. */
export function dateTimeField(name: string, options: Options = {}): TextField {
  return datedText(name, 'day-and-time', options)
}

function datedText(
  name: string,
  kind: DateKind,
  { description, after, maxHours, required = false, ...rest }: Options,
): TextField {
  const { isValid, message } = DATE_FORMATS[kind]
  return {
    name,
    type: 'text',
    required,
    ...rest,
    admin: {
      ...(description === undefined ? {} : { description }),
      ...(kind === 'time' ? {} : { custom: filterBy('day') }),
      components: {
        Cell: DATE_CELL,
        Field: { path: DATE_FIELD, clientProps: { kind, after, maxHours } },
      },
    },
    validate: (value: string | null | undefined) => {
      if (!value) return required ? NEEDED : true
      return isValid(value) || message
    },
  }
}
