'use client'

import type { GroupFieldClientProps } from 'payload'
import { FieldParts } from '../parts/field-parts.tsx'
import { toast, useField, withCondition } from '../payload-ui.ts'
import { useAsk } from '../saving/login-over-page.tsx'
import type { Chosen } from './read-choices.ts'
import styles from './record-picker.module.css'
import { RecordSearch } from './record-search.tsx'
import { useEdition } from './record-picker.tsx'

/** The name and slug of the venue are copied, so that they stay when the venue changes. */
export const PreviousVenue = withCondition(function PreviousVenue(props: GroupFieldClientProps) {
  const { field, readOnly = false } = props
  const { path } = useField({ potentiallyStalePath: props.path })
  const namePath = `${path}.name`
  const { value: name, setValue: setName } = useField<string | null>({ path: namePath })
  const { setValue: setSlug } = useField<string | null>({ path: `${path}.slug` })
  const edition = useEdition()
  const ask = useAsk()

  async function pick(chosen: Chosen) {
    const answer = await ask<{ name: string; slug?: string | null }>(
      `/api/venues/${chosen.id}?depth=0&draft=true`,
    )
    if (!answer.ok) {
      toast.error(answer.message)
      return
    }
    setName(answer.value.name)
    setSlug(answer.value.slug ?? null)
  }
  function empty() {
    setName(null)
    setSlug(null)
  }
  return (
    <FieldParts field={field} path={namePath} look="text">
      {(inputProps) => (
        <div className={styles['one']}>
          <RecordSearch
            inputProps={inputProps}
            isOff={readOnly}
            label="Previous venue"
            onEmptied={empty}
            onPick={(picked) => void pick(picked)}
            placeholder="Type to search"
            scope={{ collections: ['venues'], edition }}
            shown={name ?? ''}
            taken={NONE}
          />
          {name && !readOnly && (
            <button
              aria-label={`Remove ${name}`}
              className={styles['act']}
              onClick={empty}
              type="button"
            >
              ×
            </button>
          )}
        </div>
      )}
    </FieldParts>
  )
})

const NONE: ReadonlySet<string> = new Set()
