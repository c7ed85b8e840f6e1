import { openModal } from '../../ui/modal.ts'
import { isAccepted, keepAcceptance } from './acknowledgement-cookie.ts'

/**
 * Opens the acknowledgement on a first visit, when there is no cookie (spec/asked §2). It opens before the first
 * paint, so that it never covers a page that somebody has begun to read. A visitor can accept it at once. When the
 * application mounts, `acknowledgement.ts` finds it open or accepted (spec/behaviour §15).
 */
export function openFirstAcknowledgement(document: Document): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-offered]')
  // With a hash in the address, `acknowledgement.ts` opens it: while a page loads, the browser would move the focus
  // out of the dialog, to the target of the hash.
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
