'use client'

import type { UIFieldClientProps } from 'payload'
import type { Position } from 'contract/rules/distance.ts'
import { useId, useState } from 'react'
import { useForm, useFormFields } from '../payload-ui.ts'
import { DrawnMap } from './drawn-map.tsx'
import parts from '../parts/field-parts.module.css'
import styles from './place-field.module.css'
import { readPlace, whyNoPlace } from './read-place.ts'

export function PlaceField({ path }: UIFieldClientProps) {
  const id = useId()
  const group = path.split('.').slice(0, -1).join('.')
  const place = usePlace(group)
  const { dispatchFields, setModified } = useForm()
  const [problem, setProblem] = useState<string>()
  const [pasted, setPasted] = useState('')
  const [isOpen, setIsOpen] = useState(false)

  const choose = ({ lat, lon }: Position) => {
    dispatchFields({ type: 'UPDATE', path: `${group}.lat`, value: lat })
    dispatchFields({ type: 'UPDATE', path: `${group}.lon`, value: lon })
    setModified(true)
  }

  const paste = (text: string) => {
    const found = readPlace(text)
    setPasted(found ? '' : text)
    setProblem(found || text.trim() === '' ? undefined : whyNoPlace(text))
    if (found) choose(found)
  }

  return (
    <div className={`field-type text ${problem === undefined ? '' : 'error'}`}>
      <label className="field-label" htmlFor={id}>
        Coordinates or a link from a map
      </label>
      {problem !== undefined && (
        <p id={`${id}-problem`} className="finding finding--must" role="alert">
          {problem}
        </p>
      )}
      <input
        id={id}
        type="text"
        autoComplete="off"
        placeholder="-37.8136, 144.9631"
        value={pasted}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => paste(event.target.value)}
        onKeyDown={(event) => {
          // Without this, Enter would save the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <button
        type="button"
        className={`${parts['button']} ${styles['toggle']}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Close the map' : 'Choose on the map'}
      </button>
      {isOpen && <DrawnMap place={place} label="Map to choose the place" onPick={choose} />}
    </div>
  )
}

function usePlace(group: string): Position | undefined {
  const lat = useFormFields(([fields]) => fields[`${group}.lat`]?.value)
  const lon = useFormFields(([fields]) => fields[`${group}.lon`]?.value)
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined
}
