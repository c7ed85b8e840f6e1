/** Writes the demo edition and ends. `content/fill-if-empty.ts` starts this process and sends it its settings. */
import { once } from 'node:events'
import { getPayload } from 'payload'
import { createPayloadConfig } from '../payload-config.ts'
import type { Settings } from '../settings/environment.ts'
import { seedDemo } from '../demo/seed.ts'

// The parent process has gone: nobody waits for the result.
process.once('disconnect', () => process.exit(1))
try {
  const [settings] = (await once(process, 'message')) as [Settings]
  const payload = await getPayload({ config: createPayloadConfig(settings) })
  await seedDemo({
    payload,
    kind: settings.demo ?? 'full',
    siteOrigin: settings.siteOrigin,
    progress: (step) => console.log(`progress: Writing the demo edition: ${step}`),
  })
  await payload.destroy()
  process.exit(0)
} catch (error) {
  process.send?.(error instanceof Error ? error.message : String(error), () => process.exit(1))
}
