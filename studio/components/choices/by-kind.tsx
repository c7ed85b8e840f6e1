'use client'

import type { ArrayFieldClientProps, GroupFieldClientProps } from 'payload'
import { useEditions } from './editions.tsx'
import { ArrayField, GroupField, useFormFields } from '../payload-ui.ts'

/**
 * The days of an event: of an exhibition, which has no sessions. Days that a talk has all the same are shown, to be emptied.
 */
export function EventDays(props: GroupFieldClientProps) {
  const kind = useKind()
  const isFilled = useFormFields(([fields]) =>
    ['start', 'end'].some((day) => Boolean(fields[`${props.path}.${day}`]?.value)),
  )
  if (kind === 'unknown') {
    return (
      <p>Choose the edition and the type first: an exhibition has days, a talk has sessions.</p>
    )
  }
  if (kind === 'timed' && !isFilled) return null
  return <GroupField {...props} />
}

/** The sessions of an event: of a talk, which has no days. Those that an exhibition has are shown, to be taken out. */
export function EventSessions(props: ArrayFieldClientProps) {
  const kind = useKind()
  const isFilled = useFormFields(([fields]) => (fields[props.path]?.rows?.length ?? 0) > 0)
  if (kind !== 'timed' && !isFilled) return null
  return <ArrayField {...props} />
}

/** What the event's type has, days or sessions, as its edition says. */
function useKind(): 'durational' | 'timed' | 'unknown' | undefined {
  const editions = useEditions()
  const festival = useFormFields(([fields]) => fields['festival']?.value)
  const type = useFormFields(([fields]) => fields['type']?.value)
  if (!festival || !type) return 'unknown'
  const kind = editions
    ?.find(({ id }) => id === festival)
    ?.types.find(({ key }) => key === type)?.kind
  return kind === 'durational' || kind === 'timed' ? kind : undefined
}
