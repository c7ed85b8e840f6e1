import type { Payload } from 'payload'

/**
 * Keeps the process alive when the database closes connections (spec/faults B12). An idle connection emits `error` on
 * the pool, one in a transaction on itself; without a listener either ends the process. Queries on it reject by
 * themselves, and the pool opens another.
 */
export function surviveLostConnections({ db: { pool } }: Payload): void {
  pool.on('error', ({ message }) =>
    console.log(JSON.stringify({ event: 'database.lost', message })),
  )
  pool.on('connect', (client) => client.on('error', () => undefined))
}
