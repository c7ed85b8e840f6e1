import pg from 'pg'
import { CHANNEL } from '../hooks/notify.ts'

/**
 * A restarting database is back in a second or two, so the first attempts come quickly. The longest pause is short,
 * because a change may be noticed that much later.
 */
const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 5_000

export interface ListenerDeps {
  readonly databaseUrl: string
  readonly onNotice: (name: string) => void
  /** Called after every connection: notices may have been missed before it. */
  readonly onConnect: () => void
  readonly onError: (message: string) => void
}

/** Listens for saved documents on its own connection to the database, and connects again with growing pauses. */
export function createListener({ databaseUrl, onNotice, onConnect, onError }: ListenerDeps) {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let failures = 0

  const retry = () => {
    if (closed) return
    client = undefined
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS))
    failures += 1
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    let lost = false
    const lose = (error?: Error) => {
      if (lost) return
      lost = true
      if (error && !closed) onError(error.message)
      void next.end().catch(() => undefined) // the connection is lost already
      retry()
    }
    next.on('error', lose)
    next.on('end', () => lose())
    next.on('notification', ({ payload }) => payload && onNotice(payload))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      return lose(error instanceof Error ? error : new Error(String(error)))
    }
    client = next
    failures = 0
    onConnect()
  }

  return {
    start: connect,
    async close(): Promise<void> {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined) // an error does not matter while closing
    },
  }
}
