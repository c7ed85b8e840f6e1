'use client'

import { createContext, use, useSyncExternalStore } from 'react'
import type { SavedRecord } from './saved-record.ts'
import type { Saver, SaverState } from './saver.ts'

export interface Saving extends Pick<SavedRecord, 'saver' | 'path' | 'isByHand'> {
  /** Email address of the account that opened the form. */
  readonly email: string
  /** Call this when the new record was created with this id. */
  onCreated(id: number | string): void
}

export const SavingContext = createContext<Saving | undefined>(undefined)

export function useSaving(): Saving {
  const saving = use(SavingContext)
  if (!saving) throw new Error('This component belongs in the form of a record or global')
  return saving
}

export function useSaver(): readonly [SaverState, Saver] {
  const { saver } = useSaving()
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state)
  return [state, saver]
}
