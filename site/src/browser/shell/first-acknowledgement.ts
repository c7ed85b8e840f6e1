import { openModal } from '../../ui/modal.ts'
import { isAccepted, keepAcceptance } from './acknowledgement-cookie.ts'

/**
 * Opens the acknowledgement on a first visit, when there is no cookie (spec/asked §2). It does so before the first paint, so that
 * nobody reads a page that is then covered. It can be accepted at once; `acknowledgement.ts` finds it open, or accepted, when
 * the application mounts (spec/behaviour §15).
 */
export function openFirstAcknowledgement(document: Document): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-offered]')
  // With a hash it is left to `acknowledgement.ts`: while a page loads, the browser moves the focus to the target of its hash,
  // out of the dialog.
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
