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
    // React tells the form below of what happens here, and it would send itself.
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={onClose}
      onSubmit={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>,
    document.body,
  )
}
