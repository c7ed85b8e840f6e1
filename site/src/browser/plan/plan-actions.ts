import { planPath } from 'contract/rules/plan-items.ts'
import { createFootButton } from '../navigation/foot-bars.ts'
import { linkedCodes } from './plan-rows.ts'
import type { SavedPlan } from './saved-plan.ts'
import { shareLink, shareWord } from './share-link.ts'
import { stillSaved } from './whose-plan.ts'

/** Draws the buttons of a plan's page into the room that the server left for them. */
export function drawActions(page: HTMLElement, plan: SavedPlan): void {
  const place = page.querySelector('[data-plan-actions]')
  if (!place || place.hasChildNodes()) return
  const said = document.createElement('output')
  const near = createFootButton('Nearest first', () => void sortByNearness())
  near.ariaPressed = 'false'
  const share = createFootButton(shareWord(), () => {
    void shareLink(location.origin + linkOf(page, plan), said)
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

/**
 * The link of what a page shows. Of one's own plan it leaves out what was removed since, because a page that could not be loaded
 * anew, without a connection, still shows it.
 */
function linkOf(page: HTMLElement, plan: SavedPlan): string {
  const shown = linkedCodes(page)
  if (!page.hasAttribute('data-own')) return planPath(shown)
  return planPath(stillSaved(shown, plan.items()))
}
