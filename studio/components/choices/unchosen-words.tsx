'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { unchosenWords } from './unchosen-text.ts'

interface Left {
  readonly field: Element
  readonly words: string
}

/**
 * Surrounds the whole studio. Payload's selects silently drop a typed text that is left without a choice. This says so
 * at the select, until the select gets the focus again.
 */
export function UnchosenWords({ children }: { readonly children: ReactNode }) {
  const [left, setLeft] = useState<Left>()
  useEffect(() => {
    const leave = ({ target }: FocusEvent) => {
      const found = leftIn(target)
      if (found) setLeft(found)
    }
    const enter = ({ target }: FocusEvent) => {
      const field = selectAround(target)
      setLeft((now) => (now && now.field === field ? undefined : now))
    }
    const listening = new AbortController()
    // Listens in the capture phase, before the select empties itself.
    const early = { capture: true, signal: listening.signal }
    document.addEventListener('focusout', leave, early)
    document.addEventListener('focusin', enter, early)
    return () => listening.abort()
  }, [])
  return (
    <>
      {children}
      {left &&
        createPortal(
          <p role="alert" className="finding finding--must">
            {left.words}
          </p>,
          left.field,
        )}
    </>
  )
}

function leftIn(target: EventTarget | null): Left | undefined {
  const field = selectAround(target)
  const text = target instanceof HTMLInputElement ? target.value.trim() : ''
  if (!field || !text) return undefined
  const words = unchosenWords({
    text,
    // Empty, because the select itself shows the earlier choice again.
    shown: '',
    isFound: field.querySelector('.rs__option') !== null,
    howToChoose: 'choose from the list',
  })
  return { field, words }
}

function selectAround(target: EventTarget | null): Element | undefined {
  const field =
    target instanceof Element && target.matches('.rs__input') && target.closest('.field-type')
  return field && field.matches('.select') ? field : undefined
}
