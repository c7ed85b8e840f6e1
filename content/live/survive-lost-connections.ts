import type { Payload } from 'payload'

/**
 * Keeps the process alive when the database closes connections (spec/faults B12). An idle connection then emits
 * `error` at the pool, one in a transaction at itself; without a listener, either would end the process. Queries on
 * the connection reject on their own, and the pool opens another connection.
 */
export function surviveLostConnections({ db: { pool } }: Payload): void {
  pool.on('error', ({ message }) =>
    console.log(JSON.stringify({ event: 'database.lost', message })),
  )
  pool.on('connect', (client) => client.on('error', () => undefined))
}
