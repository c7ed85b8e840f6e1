'use client'

import { useState } from 'react'
import { usePageAt } from '../choices/link-field.tsx'
import { LinkInput, pageWords } from '../choices/link-input.tsx'
import { HiddenInput, Labelled } from './inputs.tsx'
import { useInputState } from './page-form-context.ts'

interface PageInputProps {
  readonly name: string
  readonly label: string
  readonly isNeeded?: boolean
}

export function PageInput({ name, label, isNeeded = false }: PageInputProps) {
  const { restored, problem } = useInputState(name)
  const [address, setAddress] = useState(restored?.[0] ?? '')
  const page = usePageAt(address)
  return (
    <Labelled label={label} problem={problem} isNeeded={isNeeded}>
      {({ 'aria-describedby': described = '', ...tied }) => (
        <>
          <LinkInput
            inputProps={{ ...tied, name: '', 'aria-describedby': described }}
            isOff={false}
            note={page && pageWords({ kind: page.kind, path: address })}
            onChange={(target) => {
              if (!target) setAddress('')
              else setAddress('page' in target ? target.page.path : target.address)
            }}
            shown={page?.title ?? address}
          />
          <HiddenInput name={name} value={address} label={label} isNeeded={isNeeded} />
        </>
      )}
    </Labelled>
  )
}
