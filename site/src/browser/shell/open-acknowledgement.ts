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
    // By the application, when it is there, or in another tab.
    if (isAccepted()) return
    keepAcceptance()
    // To the start, as the application does where there is no hash.
    scrollTo(0, 0)
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  // Escape is told of before it closes the dialog; a browser may also close it without asking.
  for (const way of ['click', 'cancel', 'close']) {
    dialog.addEventListener(way, accept, { once: true })
  }
}
