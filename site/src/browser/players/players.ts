import styles from '../../ui/player.module.css'
import type { Navigation } from '../navigation/navigation.ts'

/** A click replaces the poster of a film or sound by the provider's player (spec/screens §5.10). */
export function followPlayers({ subscribe }: Pick<Navigation, 'subscribe'>): void {
  offerPlayers()
  subscribe({ shown: offerPlayers })
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-frame] button')
    const box = button && button.closest<HTMLElement>('[data-frame]')
    if (box) play(box, button.lastChild?.textContent ?? '')
  })
}

/** Links to the providers work without script; buttons play on this page. */
function offerPlayers(): void {
  for (const link of document.querySelectorAll('main [data-frame] a')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = link.className
    const word = document.createElement('span')
    word.className = 'visuallyHidden'
    word.textContent = 'Play '
    // Use only the visible name: the link's name also says that it opens another tab.
    const name = [...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)
    button.append(word, name?.textContent ?? '')
    const hadFocus = link === document.activeElement
    link.replaceWith(button)
    if (hadFocus) button.focus({ preventScroll: true })
  }
}

function play(box: HTMLElement, name: string): void {
  const frame = document.createElement('iframe')
  frame.className = styles['frame'] ?? ''
  frame.title = name
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.src = box.dataset['frame'] ?? ''
  box.replaceChildren(frame)
  frame.focus()
}
