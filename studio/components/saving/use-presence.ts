'use client'

import { useEffect, useState } from 'react'
import { askStudio } from '../parts/ask-studio.ts'
import { useDocumentInfo } from '../payload-ui.ts'
import { randomKey } from './saved-record.ts'
import { useSaver, useSaving } from './saving-context.ts'

export interface Person {
  readonly name: string
  /** The label of the field that they are typing in. */
  readonly field?: string | undefined
}

/** Well below the 20 seconds after which the server considers a form closed (spec/behaviour §30.3). */
const SIGN_OF_LIFE_MS = 5000

/** The other people who have the record open. When one of them has saved, the form takes in their changes. */
export function usePresence(): readonly Person[] {
  const { path } = useSaving()
  const [, saver] = useSaver()
  const { id, globalSlug } = useDocumentInfo()
  const [people, setPeople] = useState<readonly Person[]>([])
  const isMade = id !== undefined || globalSlug !== undefined

  useEffect(() => {
    if (!isMade) return undefined
    const tab = randomKey()
    const meet = async () => {
      const body = { tab, ...focusedField() }
      const answer = await askStudio<Met>(`/api${path()}/presence`, { method: 'POST', body })
      if (!answer.ok) return
      setPeople(answer.value.people)
      saver.retry()
      saver.catchUp(answer.value.updatedAt)
    }
    const leave = () => {
      const body = { tab, isLeaving: true }
      void askStudio(`/api${path()}/presence`, { method: 'POST', body, keepalive: true })
    }
    const timer = setInterval(() => void meet(), SIGN_OF_LIFE_MS)
    void meet()
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [isMade, path, saver])

  return people
}

interface Met {
  readonly people: readonly Person[]
  readonly updatedAt: string
}

function focusedField(): { field?: string } {
  const label = document.activeElement?.closest('.field-type')?.querySelector('label')
  const field = label?.textContent.replace('*', '').trim()
  return field ? { field } : {}
}
