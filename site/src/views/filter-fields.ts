import { ACCESS_GROUPS, ACCESS_LABELS } from 'contract/rules/access.ts'
import { addDays, formatDate } from 'contract/rules/melbourne-time.ts'
import type { FilterField } from './filter-field.ts'
import type { FilterContext } from './program-filter.ts'

const ANY = ''

/** The fields of a program's filter form, in the order of its query (spec/screens §0.3). */
export function programFields(context: FilterContext): readonly FilterField[] {
  return [
    dayField(context),
    precinctField(context.precincts),
    { kind: 'check', name: 'free', label: 'Free', value: '1' },
    accessField(),
    ...(context.isPast ? [] : [openField()]),
  ]
}

/** Days of the edition, before them "today" and "this weekend" unless it is over. */
export function dayField({
  start,
  end,
  isPast,
}: Pick<FilterContext, 'start' | 'end' | 'isPast'>): FilterField {
  const days: { value: string; label: string }[] = []
  for (let date = start; date <= end; date = addDays(date, 1)) {
    days.push({ value: date, label: formatDate(date, 'weekday-short') })
  }
  const relative = isPast
    ? []
    : [
        { value: 'today', label: 'Today' },
        { value: 'weekend', label: 'This weekend' },
      ]
  return {
    kind: 'select',
    name: 'day',
    label: 'Day',
    options: [{ value: ANY, label: 'Any day' }, ...relative, ...days],
  }
}

/** Precincts of the edition, in its order. */
export function precinctField(precincts: FilterContext['precincts']): FilterField {
  return {
    kind: 'select',
    name: 'precinct',
    label: 'Precinct',
    options: [
      { value: ANY, label: 'All precincts' },
      ...precincts.map(({ key, title }) => ({ value: key, label: title })),
    ],
  }
}

/** The codes of groups place and program; notices warn and are not looked for. */
export function accessField(): FilterField {
  return {
    kind: 'select',
    name: 'access',
    label: 'Access',
    options: [
      { value: ANY, label: 'Any' },
      ...[...ACCESS_GROUPS.place, ...ACCESS_GROUPS.program].map((code) => ({
        value: code,
        label: ACCESS_LABELS[code],
      })),
    ],
  }
}

export function openField(): FilterField {
  return { kind: 'check', name: 'open', label: 'Open now', value: 'now' }
}
