import styles from '../../screens/program-map/program-map.module.css'
import { isShown } from './tell-places.ts'

/** The card has the venue's picture, and what its row in the list says (spec/behaviour §36.6). */
export function drawCard(
  row: HTMLElement,
  { id, close }: { readonly id: string; readonly close: () => void },
): HTMLElement {
  const card = document.createElement('section')
  card.className = styles['card'] ?? ''
  card.id = id
  card.tabIndex = -1
  card.role = 'dialog'
  card.ariaLabel = row.querySelector('h3')?.textContent ?? ''
  card.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  })
  card.append(closeButton(close), ...pictureOf(row), ...factsOf(row), detailsOf(row))
  return card
}

/** A copy without ids and `data-facts`, so that filters and counts do not find it. */
function factsOf(row: HTMLElement): Element[] {
  const facts = row.querySelector('h3')?.parentElement?.cloneNode(true)
  if (!(facts instanceof Element)) return []
  for (const each of [facts, ...facts.querySelectorAll('[id], [data-facts]')]) {
    each.removeAttribute('id')
    each.removeAttribute('data-facts')
  }
  return [facts]
}

function closeButton(close: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles['close'] ?? ''
  const cross = document.createElement('span')
  cross.ariaHidden = 'true'
  cross.textContent = '×'
  const words = document.createElement('span')
  words.className = 'visuallyHidden'
  words.textContent = 'Close'
  button.append(cross, words)
  button.addEventListener('click', close)
  return button
}

function pictureOf({ dataset }: HTMLElement): HTMLElement[] {
  const src = dataset['picture']
  if (src === undefined) return []
  const picture = document.createElement('img')
  picture.className = styles['picture'] ?? ''
  picture.src = src
  picture.alt = ''
  picture.width = 96
  picture.height = 96
  return [picture]
}

/** Links to the event if the venue shows exactly one, otherwise to the venue. */
function detailsOf(row: HTMLElement): HTMLElement {
  const events = [...row.querySelectorAll<HTMLElement>('li[data-facts]')].filter(isShown)
  const [only] = events.length === 1 ? events : []
  const link = (only ?? row.querySelector('h3'))?.querySelector<HTMLAnchorElement>('a[href]')
  const details = document.createElement('a')
  details.className = styles['details'] ?? ''
  details.href = link?.href ?? ''
  details.textContent = 'Details'
  const of = document.createElement('span')
  of.className = 'visuallyHidden'
  of.textContent = ` of ${link?.textContent ?? ''}`
  details.append(of)
  return details
}
