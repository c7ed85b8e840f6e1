'use client'

import type { ArrayFieldClientProps, GroupFieldClientProps, TextFieldClientProps } from 'payload'
import { useState } from 'react'
import { useEditionOfForm } from './editions.tsx'
import { LinkField } from './link-field.tsx'
import { ArrayField, GroupField, useFormFields } from '../payload-ui.ts'

/** Only exhibitions have days. Days of a talk are shown nevertheless, so that they can be removed. */
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

/** Exhibitions have no sessions. If one has any nevertheless, they are shown so that they can be removed. */
export function EventSessions(props: ArrayFieldClientProps) {
  const kind = useKind()
  const isFilled = useFormFields(([fields]) => (fields[props.path]?.rows?.length ?? 0) > 0)
  if (kind !== 'timed' && !isFilled) return null
  return <ArrayField {...props} />
}

/** Folded when it is empty and events of the type are not online. */
export function SessionStream(props: TextFieldClientProps) {
  const isOnline = useProgramType()?.online
  const isFilled = useFormFields(([fields]) => Boolean(fields[props.path]?.value))
  // If the field left the fold at the first letter, it would lose the focus.
  const [wasFilled] = useState(isFilled)
  if (isOnline || wasFilled) return <LinkField {...props} />
  return (
    <details className="field-type">
      <summary>Stream</summary>
      <LinkField {...props} />
    </details>
  )
}

function useKind(): 'durational' | 'timed' | 'unknown' | undefined {
  const isChosen = useFormFields(([fields]) => fields['festival']?.value && fields['type']?.value)
  const kind = useProgramType()?.kind
  if (!isChosen) return 'unknown'
  return kind === 'durational' || kind === 'timed' ? kind : undefined
}

function useProgramType() {
  const edition = useEditionOfForm()
  const type = useFormFields(([fields]) => fields['type']?.value)
  return edition?.types.find(({ key }) => key === type)
}
