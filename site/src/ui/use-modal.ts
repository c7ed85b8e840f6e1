import { useLayoutEffect, useRef, type RefObject } from 'react'
import { lockScroll } from './scroll-lock.ts'

/** Shows a dialog as a modal one while it is open: the page behind it is inert and does not scroll (design AX6). */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return undefined
    dialog.showModal()
    // The focus may have scrolled to the end of what is to be read.
    dialog.scrollTop = 0
    const unlock = lockScroll(dialog)
    return () => {
      unlock()
      dialog.close()
    }
  }, [isOpen])
  return ref
}
