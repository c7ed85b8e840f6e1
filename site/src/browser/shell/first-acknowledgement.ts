import { openModal } from '../../ui/modal.ts'
import { isAccepted, keepAcceptance } from './acknowledgement-cookie.ts'

/**
 * Opens before the first paint, so that it never covers a page that somebody has begun to read (spec/asked §2). When
 * the application mounts, `acknowledgement.ts` finds it open or accepted (spec/behaviour §15).
 */
export function openFirstAcknowledgement(document: Document): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-offered]')
  // With a hash, `acknowledgement.ts` opens it later: a page that loads moves the focus to the target of the hash.
  if (!dialog || location.hash !== '' || isAccepted()) return
  const close = openModal(dialog)
  const accept = () => {
    close()
    // `acknowledgement.ts` or another tab has set the cookie already.
    if (isAccepted()) return
    keepAcceptance()
    // To the top, as the application does without a hash.
    scrollTo(0, 0)
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  // `cancel` comes before Escape closes the dialog; a browser may also close it without that event.
  for (const way of ['click', 'cancel', 'close']) {
    dialog.addEventListener(way, accept, { once: true })
  }
}
