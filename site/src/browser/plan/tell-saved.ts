import { createFootButton, openFootBar, type FootBar } from '../navigation/foot-bars.ts'
import type { SavedPlan } from './saved-plan.ts'

export interface Pressed {
  readonly name: string
  readonly isSaved: boolean
  /** Whether the browser keeps it. */
  readonly isKept: boolean
}

/** Says what pressing a mark did (spec/behaviour §33), one thing at a time. */
export function createTeller(plan: SavedPlan) {
  let bar: FootBar | undefined
  return function tell({ name, isSaved, isKept }: Pressed): void {
    bar?.close()
    const said = document.createElement('p')
    said.role = 'status'
    const opened = openFootBar(
      said,
      createFootButton('Close', () => opened.close()),
    )
    bar = opened
    said.textContent = isKept
      ? `${isSaved ? 'Saved' : 'No longer saved'}: ${name}`
      : `This browser does not keep “${name}”: its storage is full or switched off.`
    if (isSaved && plan.items().length === 1) void navigator.storage?.persist?.()
  }
}
