'use client'

import { useEffect, useId, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './saving.module.css'

interface Props {
  readonly heading: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the form. It stands outside of it, because a form cannot stand in another. */
export function Dialog({ heading, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const opened = element.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  return createPortal(
    // Keys are not for the form below: it would save on Enter.
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>,
    document.body,
  )
}
