import { focusQuietly, hashElement, scrollToHashTarget } from '../navigation/hash-target.ts'
import { openModal } from '../../ui/modal.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { isAccepted, keepAcceptance } from './acknowledgement-accepted.ts'

/** First: unasked, at the start of a visit. Again: by the footer's button. */
type Shown = 'no' | 'first' | 'again'

/**
 * Shows the acknowledgement of a first visit where `openAcknowledgement` has not, for the sake of a hash or because
 * the first page was an error, and whenever the footer's button asks for it; takes its acceptance (spec/asked §2,
 * spec/behaviour §15).
 */
export function startAcknowledgement(navigation: Pick<Navigation, 'subscribe'>): void {
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
    const isOffered = document.querySelector('main[data-page]') !== null
    if (isOffered && shown === 'no' && !isAccepted()) show('first')
  }
  const accept = () => {
    if (shown === 'no') return
    const isFirst = shown === 'first'
    keepAcceptance()
    // Nothing scrolls and nothing takes the focus while the dialog is open.
    hide()
    if (isFirst) goToStart()
  }

  offer()
  navigation.subscribe({ shown: offer })
  // Escape is told of before it closes the dialog; a browser may also close it without asking.
  for (const way of ['click', 'cancel', 'close']) dialog.addEventListener(way, accept)
  // A navigation puts another footer in place.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-reopens]')) show('again')
  })
  document.addEventListener('visibilitychange', () => {
    const isSeen = document.visibilityState === 'visible'
    if (shown === 'first' && isSeen && isAccepted()) hide()
  })
}

/** At once to the target of the hash, below the header, or to the top (spec/asked §2, spec/behaviour §15.5, §15.7). */
function goToStart(): void {
  const { hash } = location
  scrollToHashTarget(hash)
  focusQuietly(hashElement(hash) ?? document.querySelector('main'))
}
