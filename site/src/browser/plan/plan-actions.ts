import { createFootButton } from '../navigation/foot-bars.ts'
import { shareLink, shareWord } from './share-link.ts'

/** Draws the buttons of a plan's page into the room that the server left for them. */
export function drawActions(page: HTMLElement): void {
  const place = page.querySelector('[data-plan-actions]')
  if (!place || place.hasChildNodes()) return
  const said = document.createElement('output')
  const near = createFootButton('Nearest first', () => void sortByNearness())
  near.ariaPressed = 'false'
  const share = createFootButton(shareWord(), () => {
    void shareLink(location.origin + (page.dataset['plan'] ?? ''), said)
  })
  const onPaper = createFootButton('Print', () => print())
  place.append(near, share, onPaper, said)

  async function sortByNearness(): Promise<void> {
    try {
      const { sortItems } = await import('./nearest-items.ts')
      await sortItems(page, near, said)
    } catch (error) {
      console.warn(error)
      said.textContent = 'This did not load. Try again.'
    }
  }
}
