import type { Position } from 'contract/rules/distance.ts'
import { POSITION_EVENT } from '../../ui/position-event.ts'

/** After this time a walker is somewhere else. */
const FORGOTTEN_MS = 15 * 60_000

/** The visitor's position is neither stored nor sent, and forgotten after 15 minutes or with the document. */
export interface KnownPosition {
  readonly at: () => Position | undefined
}

/** `found` is called each time that any part of the page has found the position. */
export function createKnownPosition(found: () => void): KnownPosition {
  let at: Position | undefined
  let forgetting: ReturnType<typeof setTimeout> | undefined
  document.addEventListener(POSITION_EVENT, (event) => {
    if (!(event instanceof CustomEvent)) return
    at = event.detail as Position // as `ask-position.ts` sends it
    clearTimeout(forgetting)
    forgetting = setTimeout(() => {
      at = undefined
    }, FORGOTTEN_MS)
    found()
  })
  return { at: () => at }
}
