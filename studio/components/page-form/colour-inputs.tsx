'use client'

import { DEFAULT_THEME } from 'contract/rules/theme.ts'
import { useId, useState } from 'react'
import { COLOUR_NAMES, ColourSwatches, type ColourName } from '../choices/colours.tsx'
import { HiddenInput } from './inputs.tsx'
import { useInputState } from './page-form-context.ts'

export function ColourInputs() {
  const id = useId()
  const states = {
    color: useInputState('color'),
    backgroundColor: useInputState('backgroundColor'),
    accentColor: useInputState('accentColor'),
  }
  const [own, setOwn] = useState<Readonly<Record<ColourName, string>>>({
    color: states.color.restored?.[0] ?? DEFAULT_THEME.color,
    backgroundColor: states.backgroundColor.restored?.[0] ?? DEFAULT_THEME.backgroundColor,
    accentColor: states.accentColor.restored?.[0] ?? DEFAULT_THEME.accentColor,
  })

  return (
    <div>
      <ColourSwatches
        own={own}
        onChange={(name, colour) => setOwn((all) => ({ ...all, [name]: colour ?? '' }))}
        idOf={(name) => `${id}-${name}`}
        errors={{
          color: <Problem words={states.color.problem} />,
          backgroundColor: <Problem words={states.backgroundColor.problem} />,
          accentColor: <Problem words={states.accentColor.problem} />,
        }}
      />
      {COLOUR_NAMES.map(([name, label]) => (
        <HiddenInput key={name} name={name} value={own[name]} label={label} />
      ))}
    </div>
  )
}

function Problem({ words }: { readonly words: string | undefined }) {
  return words ? <p className="finding finding--must">{words}</p> : null
}
