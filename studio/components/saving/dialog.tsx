'use client'

import { useEffect, useId, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './saving.module.css'

interface Props {
  readonly heading: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Drawn outside the form below it, because HTML allows no form inside another. */
export function Dialog({ heading, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const opened = element.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  return createPortal(
    // React events bubble through the portal to the form below, which would submit.
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
