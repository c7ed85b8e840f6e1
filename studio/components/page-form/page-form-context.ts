'use client'

import { createContext, use } from 'react'
import type { FormValues } from './form-values.ts'

interface PageFormState {
  /** What the inputs begin with in place of their own values. */
  readonly restored: FormValues | undefined
  /** Sentences about what was refused, by the name of the input. */
  readonly problems: Readonly<Record<string, string>>
}

export const PageFormContext = createContext<PageFormState>({ restored: undefined, problems: {} })

interface InputState {
  /** What it begins with: several values for boxes of one name. Undefined where its own value holds. */
  readonly restored: readonly string[] | undefined
  readonly problem: string | undefined
}

/** What the form around an input says about it. */
export function useInputState(name: string): InputState {
  const { restored, problems } = use(PageFormContext)
  const values = restored?.[name]
  return {
    restored: values instanceof File ? undefined : values,
    problem: problems[name],
  }
}
