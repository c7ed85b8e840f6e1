import type { Payload } from 'payload'

/**
 * Keeps the process when the database cuts connections (spec/faults B12). An idle one is told to the pool, but one that is
 * in a transaction only to itself; unheard, either ends the process. What was asked over it fails by itself, and the
 * pool makes another.
 */
export function surviveLostConnections({ db: { pool } }: Payload): void {
  pool.on('error', ({ message }) =>
    console.log(JSON.stringify({ event: 'database.lost', message })),
  )
  pool.on('connect', (client) => client.on('error', () => undefined))
}
