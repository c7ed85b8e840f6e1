import buttons from './buttons.module.css'

/**
 * Says under what is there that a part of the page did not load, and offers the page anew (spec/behaviour §22.8). Once: the
 * words are not added to those of an earlier try.
 */
export function showPartFailure(under: Element | null | undefined, part: string): void {
  if (!under || under.querySelector('[role=alert]')) return
  const words = document.createElement('p')
  words.setAttribute('role', 'alert')
  const reload = document.createElement('button')
  reload.type = 'button'
  reload.className = buttons['button'] ?? ''
  reload.textContent = 'Reload'
  reload.addEventListener('click', () => location.reload())
  words.append(`${part} could not be loaded. `, reload)
  under.append(words)
}
