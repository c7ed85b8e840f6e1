'use client'

import { createContext, useContext, useState, type ReactNode } from 'react'
import styles from './quick.module.css'

const Say = createContext<(words: string) => void>(() => {})

/** Shows the result of the last change below the page. It stays after the form that made the change is gone. */
export function QuickMessage({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState('')
  return (
    <Say value={setSaid}>
      {children}
      <output className={styles.said}>{said}</output>
    </Say>
  )
}

/** Returns a function that sets the message of the page. */
export function useSay(): (words: string) => void {
  return useContext(Say)
}
