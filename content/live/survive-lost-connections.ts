import type { Payload } from 'payload'

/**
 * Keeps the process alive when the database closes connections (spec/faults B12): without a listener, the event
 * `error` of an idle connection (at the pool) or of one in a transaction (its own) would end it. Queries on the
 * connection reject on their own, and the pool opens another connection.
 */
export function surviveLostConnections({ db: { pool } }: Payload): void {
  pool.on('error', ({ message }) =>
    console.log(JSON.stringify({ event: 'database.lost', message })),
  )
  pool.on('connect', (client) => client.on('error', () => undefined))
}
