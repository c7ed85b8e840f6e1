import { focusQuietly, hashElement, scrollToHashTarget } from '../navigation/hash-target.ts'
import { openModal } from '../../ui/modal.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { isAccepted, keepAcceptance } from './acknowledgement-cookie.ts'

/** `first`: at the start of a visit. `again`: by the footer's button. */
type Shown = 'no' | 'first' | 'again'

/**
 * The footer's button shows it. So does a first visit that `first-acknowledgement.ts` has left: its address had a hash,
 * or its first page was an error page (spec/asked §2, spec/behaviour §15). In a preview only the button shows it
 * (`isOfferedAtAll` is false): otherwise the dialog would take the focus from the form beside the preview.
 */
export function startAcknowledgement(
  navigation: Pick<Navigation, 'subscribe'>,
  isOfferedAtAll: boolean,
): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-acknowledgement]')
  if (!dialog) return
  let shown: Shown = 'no'
  let endModal: (() => void) | undefined

  const show = (as: Shown) => {
    if (shown === 'no') endModal = openModal(dialog)
    shown = as
  }
  const hide = () => {
    shown = 'no'
    endModal?.()
  }
  const offer = () => {
    const isOffered = isOfferedAtAll && document.querySelector('main[data-page]') !== null
    if (isOffered && shown === 'no' && !isAccepted()) show('first')
  }
  const accept = () => {
    if (shown === 'no') return
    const isFirst = shown === 'first'
    keepAcceptance()
    // First, because nothing scrolls or takes the focus while the dialog is open.
    hide()
    if (isFirst) goToStart()
  }

  offer()
  navigation.subscribe({ shown: offer })
  // `cancel` comes before Escape closes the dialog; a browser may also close it without that event.
  for (const way of ['click', 'cancel', 'close']) dialog.addEventListener(way, accept)
  // A navigation may replace the footer.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-reopens]')) show('again')
  })
  document.addEventListener('visibilitychange', () => {
    const isSeen = document.visibilityState === 'visible'
    if (shown === 'first' && isSeen && isAccepted()) hide()
  })
}

/** spec/asked §2, spec/behaviour §15.5, §15.7 */
function goToStart(): void {
  const { hash } = location
  scrollToHashTarget(hash)
  focusQuietly(hashElement(hash) ?? document.querySelector('main'))
}
