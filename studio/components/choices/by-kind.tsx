'use client'

import type { ArrayFieldClientProps, GroupFieldClientProps } from 'payload'
import { useEditions } from './editions.tsx'
import { ArrayField, GroupField, useFormFields } from '../payload-ui.ts'

/**
 * The days of an event. Only exhibitions have days. If a talk has days all the same, they are shown so that they can
 * be removed.
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

/**
 * The sessions of an event. Exhibitions have none. If an exhibition has sessions all the same, they are shown so that
 * they can be removed.
 */
export function EventSessions(props: ArrayFieldClientProps) {
  const kind = useKind()
  const isFilled = useFormFields(([fields]) => (fields[props.path]?.rows?.length ?? 0) > 0)
  if (kind !== 'timed' && !isFilled) return null
  return <ArrayField {...props} />
}

/** Whether events of the chosen type have days or sessions, according to the edition. */
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
