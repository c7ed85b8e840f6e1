'use client'

import { useId, useRef, useState } from 'react'
import { Button } from '../payload-ui.ts'
import styles from './previews.module.css'

/** Without https a page cannot use the clipboard: the button then only selects the address. */
export function CopyLink({ address }: { readonly address: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const id = useId()

  async function copy() {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      setWords('Copied')
    } catch {
      setWords('Selected: copy it with the keyboard')
    }
  }

  return (
    <div className={styles.copy}>
      <label htmlFor={id}>Link</label>
      <input id={id} ref={input} readOnly value={address} onFocus={() => input.current?.select()} />
      <Button size="medium" onClick={() => void copy()}>
        Copy
      </Button>
      <output>{words}</output>
    </div>
  )
}
