import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Report } from './problems.ts'

export interface UnsentAnswers {
  /** Ends the connection of an answer that is not sent in time. */
  watch(outgoing: ServerResponse): void
  /** The watched answer whose turn it is on a connection. */
  current(socket: Duplex): ServerResponse | undefined
}

/** Answers that are waited for, or that a visitor is slow to read: bounded in time from when it is their turn. */
export function createUnsentAnswers(report: Report, timeoutMs: number): UnsentAnswers {
  const turns = new WeakMap<Duplex, ServerResponse>()

  function begin(outgoing: ServerResponse, socket: Duplex): void {
    turns.set(socket, outgoing)
    const timer = setTimeout(() => {
      report('response.late', {})
      outgoing.destroy()
    }, timeoutMs)
    outgoing.once('close', () => {
      clearTimeout(timer)
      if (turns.get(socket) === outgoing) turns.delete(socket)
    })
  }

  return {
    watch(outgoing) {
      if (outgoing.socket) begin(outgoing, outgoing.socket)
      // One of several requests sent at once: Node gives it the socket when those before it are answered.
      else outgoing.once('socket', (socket: Duplex) => begin(outgoing, socket))
    },
    current: (socket) => turns.get(socket),
  }
}
