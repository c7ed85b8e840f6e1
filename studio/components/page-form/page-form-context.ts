'use client'

import { createContext, use } from 'react'
import type { FormValues } from './form-values.ts'

interface PageFormState {
  /** The values that were put back. They replace the inputs' own values at the beginning. */
  readonly restored: FormValues | undefined
  /** The errors, by the name of the input. */
  readonly problems: Readonly<Record<string, string>>
}

export const PageFormContext = createContext<PageFormState>({ restored: undefined, problems: {} })

interface InputState {
  /** Several for checkboxes of one name. Undefined when the input begins with its own value. */
  readonly restored: readonly string[] | undefined
  readonly problem: string | undefined
}

export function useInputState(name: string): InputState {
  const { restored, problems } = use(PageFormContext)
  const values = restored?.[name]
  return {
    restored: values instanceof File ? undefined : values,
    problem: problems[name],
  }
}
