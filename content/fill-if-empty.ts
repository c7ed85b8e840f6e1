import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Payload } from 'payload'
import type { Settings } from './settings/environment.ts'

/**
 * Fills a database without a festival with the demo, if the settings say so. In a process of its own: what 240 pictures and
 * some hundred saves leave behind in memory goes with it.
 */
export async function fillIfEmpty(payload: Payload, settings: Settings): Promise<void> {
  if (!settings.demo || (await isFilled(payload))) return
  const filling = fork(join(import.meta.dirname, 'commands', 'fill-demo.ts'), {
    serialization: 'advanced',
  })
  const ended = once(filling, 'exit')
  let reason = 'its process was ended'
  filling.on('message', (message) => {
    if (typeof message === 'string') reason = message
  })
  filling.send(settings)
  const [code] = await ended
  if (code !== 0) throw new Error(`The demo edition could not be written: ${reason}`)
}

/** A database that ever had a record is not empty, also when its demo was removed: a code is never taken out of the ledger. */
async function isFilled(payload: Payload): Promise<boolean> {
  const { name } = await payload.findGlobal({ slug: 'site', depth: 0 })
  const { totalDocs: codes } = await payload.count({ collection: 'codes' })
  return Boolean(name) || codes > 0
}
