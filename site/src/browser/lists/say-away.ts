import { distanceM, type Position } from 'contract/rules/distance.ts'
import styles from '../../screens/program-map/program-map.module.css'
import { distanceText, onFootText } from '../../views/prices-and-distances.ts'
import { positionOf } from './positions.ts'

/** A card copies this line from its row (spec/behaviour §32.7). */
export function sayAway(here: Position): void {
  for (const row of document.querySelectorAll<HTMLElement>('main [data-places] li[data-venue]')) {
    const at = positionOf(row)
    if (at) awayLineOf(row).textContent = awayText(distanceM(here, at))
  }
}

/** Only script writes this line. */
function awayLineOf(row: HTMLElement): HTMLElement {
  const own = row.querySelector<HTMLElement>('[data-away]')
  if (own) return own
  const line = document.createElement('p')
  line.className = styles['away'] ?? ''
  line.dataset['away'] = ''
  row.querySelector('h3')?.after(line)
  return line
}

function awayText(metres: number): string {
  return `${distanceText(metres)} away${onFootText(metres)}`
}
