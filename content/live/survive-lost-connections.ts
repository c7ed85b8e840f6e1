import type { Payload } from 'payload'

/**
 * Keeps the process alive when the database closes connections (spec/faults B12). An idle connection emits `error` on
 * the pool; a connection in a transaction emits it on itself. Without a listener either event ends the process.
 * Queries on the connection reject by themselves, and the pool opens another connection.
 */
export function surviveLostConnections({ db: { pool } }: Payload): void {
  pool.on('error', ({ message }) =>
    console.log(JSON.stringify({ event: 'database.lost', message })),
  )
  pool.on('connect', (client) => client.on('error', () => undefined))
}
