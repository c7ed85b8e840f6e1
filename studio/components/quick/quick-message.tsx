'use client'

import { createContext, useContext, useState, type ReactNode } from 'react'
import styles from './quick.module.css'

const Say = createContext<(words: string) => void>(() => {})

/** Says below the page what became of the last change. It outlives the form that made it, which may be gone then. */
export function QuickMessage({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState('')
  return (
    <Say value={setSaid}>
      {children}
      <output className={styles.said}>{said}</output>
    </Say>
  )
}

/** Puts words into the message of the page. */
export function useSay(): (words: string) => void {
  return useContext(Say)
}
