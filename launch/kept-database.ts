import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase, type Database } from './database.ts'
import { restartDelayMs, type ServiceDeps } from './service.ts'

/**
 * The embedded database as a part of a start: if it ends by itself, it is started again on its old port, so that its
 * clients find it.
 */
export function createKeptDatabase({ dataDir, say, warn, note }: ServiceDeps): Database {
  const stopping = new AbortController()
  const { signal } = stopping
  const database = createDatabase({ dataDir, log: say, onDeath: () => void startAgain() })

  async function start(): Promise<string> {
    const url = await database.start()
    note('database', database.pid)
    return url
  }

  async function startAgain(): Promise<void> {
    for (let deaths = 1; !signal.aborted; deaths += 1) {
      const delayMs = restartDelayMs(deaths)
      warn(`The database has ended; it is started again in ${delayMs / 1_000} s`)
      // A stop while waiting rejects; the loop sees it by the signal.
      await wait(delayMs, undefined, { signal }).catch(() => {})
      if (signal.aborted || (await isStarted())) return
    }
  }

  async function isStarted(): Promise<boolean> {
    try {
      await start()
      say('The database runs again')
      return true
    } catch (error) {
      warn(error instanceof Error ? error.message : String(error))
      return false
    }
  }

  return {
    start,
    async stop() {
      stopping.abort()
      await database.stop()
      note('database', undefined)
    },
    get pid() {
      return database.pid
    },
    get folder() {
      return database.folder
    },
  }
}
