import type { Payload } from 'payload'

/**
 * Keeps the process alive when the database closes connections (spec/faults B12). The pool then emits `error` for a
 * connection that is idle; a connection that is in a transaction emits `error` itself. Without a listener, either event
 * would end the process. Queries on the connection reject on their own, and the pool opens another connection.
 */
export function surviveLostConnections({ db: { pool } }: Payload): void {
  pool.on('error', ({ message }) =>
    console.log(JSON.stringify({ event: 'database.lost', message })),
  )
  pool.on('connect', (client) => client.on('error', () => undefined))
}
