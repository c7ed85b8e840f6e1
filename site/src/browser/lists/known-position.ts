import type { Position } from 'contract/rules/distance.ts'
import { POSITION_EVENT } from '../../ui/position-event.ts'

/** After 15 minutes a walker is somewhere else, so the position is forgotten. */
const FORGOTTEN_MS = 15 * 60_000

/**
 * The visitor's position, once they have asked for it. It is neither stored nor sent, and forgotten after 15
 * minutes or with the document.
 */
export interface KnownPosition {
  readonly at: () => Position | undefined
}

/** Remembers the position that any part of the page has found; `found` is called each time. */
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
