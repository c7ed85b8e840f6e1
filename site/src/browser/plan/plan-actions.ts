import { planPath } from 'contract/rules/plan-link.ts'
import { createFootButton } from '../navigation/foot-bars.ts'
import { linkedCodes } from './plan-rows.ts'
import type { SavedPlan } from './saved-plan.ts'
import { shareLink, shareWord } from './share-link.ts'
import { stillSaved } from './whose-plan.ts'

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
      const { toggleNearest } = await import('./nearest-items.ts')
      await toggleNearest(page, near, said)
    } catch (error) {
      console.warn(error)
      said.textContent = 'This did not load. Try again.'
    }
  }
}

/** Leaves out what the visitor has removed: without a connection the page cannot be reloaded and still shows it. */
function linkOf(page: HTMLElement, plan: SavedPlan): string {
  const shown = linkedCodes(page)
  if (!page.hasAttribute('data-own')) return planPath(shown)
  return planPath(stillSaved(shown, plan.items()))
}
