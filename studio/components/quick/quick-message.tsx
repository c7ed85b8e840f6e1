'use client'

import { createContext, useContext, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import styles from './quick.module.css'

const Say = createContext<(words: string) => void>(() => {})

/**
 * Shows the result of the last change where it was made, above the forms of that place. It stays after the form that
 * made the change is gone or folded, and then has the focus.
 */
export function QuickMessage({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState('')
  const message = useRef<HTMLOutputElement>(null)

  function say(words: string) {
    // The message can have the focus once it is drawn.
    flushSync(() => setSaid(words))
    if (words) message.current?.focus()
  }

  return (
    <Say value={say}>
      <output ref={message} tabIndex={-1} className={styles.said}>
        {said}
      </output>
      {children}
    </Say>
  )
}

/** Returns a function that sets the message of the place around. */
export function useSay(): (words: string) => void {
  return useContext(Say)
}
