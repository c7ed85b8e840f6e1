import type { Payload } from 'payload'

/**
 * Keeps the process alive when the database closes connections (spec/faults B12). Then the pool emits `error` for an
 * idle connection, and a connection in a transaction emits it itself. Without a listener, either event would end the
 * process. Queries on the connection reject on their own, and the pool opens another connection.
 */
export function surviveLostConnections({ db: { pool } }: Payload): void {
  pool.on('error', ({ message }) =>
    console.log(JSON.stringify({ event: 'database.lost', message })),
  )
  pool.on('connect', (client) => client.on('error', () => undefined))
}
