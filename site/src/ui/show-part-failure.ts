import buttons from './buttons.module.css'

/** Offers to load the page again (spec/behaviour §22.8). A second failure at the same place adds nothing. */
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
