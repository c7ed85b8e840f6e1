import { openModal } from '../../ui/modal.ts'
import { isAccepted, keepAcceptance } from './acknowledgement-accepted.ts'

/**
 * Opens the acknowledgement of a first visit before the application is there, so that nobody reads a page that is then
 * covered. It can be accepted at once; the application finds it open, or accepted, when it mounts (spec/behaviour §15).
 */
export function openAcknowledgement(document: Document): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-offered]')
  // While a page loads, the browser takes the focus to the target of its hash, from wherever it is.
  if (!dialog || location.hash !== '' || isAccepted()) return
  const close = openModal(dialog)
  const accept = () => {
    close()
    // The application or another tab has stored it already.
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
