import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Payload } from 'payload'
import type { Settings } from './settings/environment.ts'

/** In a process of its own: hundreds of pictures and saves need memory, which is freed when it ends. */
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

/** A database that ever had a record is not empty, even after the demo was removed: the ledger keeps every code. */
async function isFilled(payload: Payload): Promise<boolean> {
  const { name } = await payload.findGlobal({ slug: 'site', depth: 0 })
  const { totalDocs: codes } = await payload.count({ collection: 'codes' })
  return Boolean(name) || codes > 0
}
