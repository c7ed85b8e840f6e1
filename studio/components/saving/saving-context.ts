'use client'

import { createContext, use, useSyncExternalStore } from 'react'
import type { SavedRecord } from './saved-record.ts'
import type { Saver, SaverState } from './saver.ts'

export interface Saving extends Pick<SavedRecord, 'saver' | 'path'> {
  /** Of the account that opened the form. */
  readonly email: string
  /** A new record was made: the form goes on as that of the record. */
  onCreated(id: number | string): void
}

/** Around each form of a record with drafts. */
export const SavingContext = createContext<Saving | undefined>(undefined)

export function useSaving(): Saving {
  const saving = use(SavingContext)
  if (!saving) throw new Error('This component belongs in the form of a record with drafts')
  return saving
}

/** The saving of the form that a component stands in: what is saved, and how to have something done. */
export function useSaver(): readonly [SaverState, Saver] {
  const { saver } = useSaving()
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state)
  return [state, saver]
}
