import type { Payload } from 'payload'
import type { Settings } from './environment.ts'

/** Fills a database without a festival with the demo, if the settings say so. */
export async function fillIfEmpty(payload: Payload, { demo, siteOrigin }: Settings): Promise<void> {
  if (!demo || (await isFilled(payload))) return
  const { seedDemo } = await import('./demo/seed.ts')
  await seedDemo({
    payload,
    kind: demo,
    siteOrigin,
    progress: (step) => console.log(`progress: Writing the demo edition: ${step}`),
  })
}

async function isFilled(payload: Payload): Promise<boolean> {
  const { name } = await payload.findGlobal({ slug: 'site', depth: 0 })
  return Boolean(name)
}
