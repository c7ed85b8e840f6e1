import { useLayoutEffect, useRef, type RefObject } from 'react'
import { openModal } from './open-modal.ts'

/** Shows a dialog as a modal one while it is open. */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => (isOpen && ref.current ? openModal(ref.current) : undefined), [isOpen])
  return ref
}
