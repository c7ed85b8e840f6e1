import { distanceM } from 'contract/rules/distance.ts'
import { distanceText } from '../../views/prices-and-distances.ts'
import { askPosition, positionOf } from '../lists/positions.ts'

/** Exhibitions only. The next press restores their order. The position stays on the device. */
export async function toggleNearest(
  page: HTMLElement,
  button: HTMLElement,
  said: HTMLElement,
): Promise<void> {
  const lists = [...page.querySelectorAll('[data-sorts]')]
  if (button.ariaPressed === 'true') {
    button.ariaPressed = 'false'
    said.textContent = ''
    for (const list of lists) restore(list)
    return
  }
  said.textContent = 'Asking where you are …'
  const answer = await askPosition()
  if (answer.kind === 'unknown') {
    said.textContent = answer.message
    return
  }
  button.ariaPressed = 'true'
  said.textContent = 'Exhibitions by distance. Your position stays on this device.'
  for (const list of lists) {
    const rows = rowsOf(list).map((row, index) => {
      row.dataset['came'] ??= String(index)
      const at = positionOf(row)
      return { row, metres: at && distanceM(answer.position, at) }
    })
    // Rows without a place come last, in their order: the difference of two infinities is NaN, which becomes 0.
    for (const { row, metres } of rows.toSorted(
      (a, b) => (a.metres ?? Infinity) - (b.metres ?? Infinity) || 0,
    )) {
      list.append(row)
      if (metres !== undefined) row.querySelector('h3')?.after(awayText(metres))
    }
  }
}

function restore(list: Element): void {
  for (const row of rowsOf(list).toSorted((a, b) => placeOf(a) - placeOf(b))) {
    row.querySelector('[data-away]')?.remove()
    list.append(row)
  }
}

function placeOf({ dataset }: HTMLElement): number {
  return Number(dataset['came'])
}

function rowsOf(list: Element): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > li')]
}

function awayText(metres: number): HTMLElement {
  const words = document.createElement('p')
  words.dataset['away'] = ''
  words.textContent = `${distanceText(metres)} away`
  return words
}
