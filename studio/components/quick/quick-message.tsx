'use client'

import { createContext, useContext, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import styles from './quick.module.css'

const Say = createContext<(words: string) => void>(() => {})

/** The result of the last change. It has the focus, and stays when the form of the change disappears or is folded. */
export function QuickMessage({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState('')
  const message = useRef<HTMLOutputElement>(null)

  function say(words: string) {
    // The message must be drawn before it can get the focus.
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

/** Sets the message of the `QuickMessage` around the component. */
export function useSay(): (words: string) => void {
  return useContext(Say)
}
