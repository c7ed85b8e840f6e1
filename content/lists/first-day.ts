import type { CollectionBeforeChangeHook, TextField } from 'payload'
import type { Event } from '../payload-types.ts'
import { filterBy } from '../rules/filter-kinds.ts'

/**
 * The first day of an event, or the start of its first session. An event has only one of the two, so the list of
 * events can be sorted by this field. The system writes it; no form shows it.
 */
export const firstDayField: TextField = {
  name: 'first_day',
  type: 'text',
  label: 'When',
  index: true,
  admin: {
    condition: () => false,
    custom: filterBy('day'),
    components: { Cell: '/studio/components/lists/when-cell.tsx#WhenCell' },
  },
}

/** The first day of an event, or the starts of its sessions in order. */
export function startsOf({
  dates,
  sessions,
}: Partial<Pick<Event, 'dates' | 'sessions'>>): string[] {
  if (dates?.start) return [dates.start]
  return (sessions ?? []).flatMap(({ start }) => (start ? [start] : [])).toSorted()
}

export const giveFirstDay: CollectionBeforeChangeHook<Event> = ({ data }) => {
  const [first] = startsOf(data)
  return { ...data, first_day: first ?? null }
}
