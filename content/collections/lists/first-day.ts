import { startOf } from 'contract/rules/is-off.ts'
import type { CollectionBeforeChangeHook, TextField } from 'payload'
import type { Event } from '../../payload-types.ts'

/**
 * The day or time at which an event begins, by which the list of events is ordered: of days and sessions, one of which
 * every event has. Kept by the system, and in no form.
 */
export const firstDayField: TextField = {
  name: 'first_day',
  type: 'text',
  label: 'When',
  index: true,
  admin: {
    condition: () => false,
    components: { Cell: '/studio/components/lists/when-cell.tsx#WhenCell' },
  },
}

/** Writes `first_day`. */
export const giveFirstDay: CollectionBeforeChangeHook<Event> = ({ data }) => {
  const sessions = (data.sessions ?? []).flatMap(({ start }) => (start ? [start] : [])).toSorted()
  const start = data.dates?.start ?? undefined
  const first = startOf({
    dates: start ? { start } : undefined,
    sessions: sessions.map((each) => ({ start: each })),
  })
  return { ...data, first_day: first ?? null }
}
