import { useEffect, useMemo, useRef, useState } from 'react'
import { useIsAlive } from '../parts/use-is-alive.ts'
import { useAuth } from '../payload-ui.ts'
import { createUnsavedCopies, type UnsavedCopy } from './unsaved-copies.ts'

/** Typed values by their names. Of a file only its name is stored. */
export type Typed = Readonly<Record<string, unknown>>

export interface KeptText {
  /** What was typed on an earlier page and not saved. Undefined once the person has put it back or thrown it away. */
  readonly offered: UnsavedCopy | undefined
  /** Call this when the offered text was put back or thrown away. */
  answer(): void
}

/**
 * Keeps what is typed into a page of our own in the browser, until it is saved; `typed` is undefined while there is
 * nothing. A log-out deletes these copies like those of records' forms.
 */
export function useKeptText(page: string, typed: Typed | undefined): KeptText {
  const { user } = useAuth()
  const [copies] = useState(() => {
    const owner = { account: user?.id ?? '', record: page, depth: 0 }
    return createUnsavedCopies(
      () => window.localStorage,
      () => owner,
    )
  })
  const isAlive = useIsAlive()
  // Read once, before anything is typed here. It is read after hydration, because the server has no storage.
  const found = useMemo(() => (isAlive ? copies.find() : undefined), [copies, isAlive])
  const [isAnswered, setIsAnswered] = useState(false)
  const isKept = useRef(false)

  useEffect(() => {
    if (typed) copies.keep(copyOf(typed))
    else if (isKept.current) copies.forget()
    isKept.current = typed !== undefined
  }, [typed, copies])

  const isOffer = !isAnswered && Object.keys(found?.changes ?? {}).length > 0
  return {
    offered: isOffer ? found : undefined,
    answer() {
      setIsAnswered(true)
      if (!isKept.current) copies.forget()
    },
  }
}

function copyOf(typed: Typed): UnsavedCopy {
  const changes = Object.entries(typed).map(([name, value]) => [name, { old: null, new: value }])
  return { changes: Object.fromEntries(changes) }
}
