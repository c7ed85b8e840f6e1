import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** How many requests of one connection may be unanswered: browsers send one at a time. */
const MAX_UNANSWERED = 16

/** Calls `answer` in its turn; false when too many wait already, and it is never called. */
export type WaitForTurn = (outgoing: ServerResponse, socket: Duplex, answer: () => void) => boolean

/**
 * Has the requests that a connection sends at once answered one after the other: nothing is done for one before those
 * before it are answered (decision 035). For responses that Node has not given their socket yet.
 */
export function createTurns(): WaitForTurn {
  const waiting = new WeakMap<Duplex, number>()
  return (outgoing, socket, answer) => {
    const count = (waiting.get(socket) ?? 0) + 1
    // The first of the unanswered ones does not wait.
    if (count >= MAX_UNANSWERED) return false
    waiting.set(socket, count)
    outgoing.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
      // Node has not finished handing over the socket.
      process.nextTick(answer)
    })
    return true
  }
}
