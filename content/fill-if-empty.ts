import type { Payload } from 'payload'
import type { Settings } from './environment.ts'

/**
 * Fills a database without an edition with the demo, when the settings ask for it. A seed that was interrupted goes on:
 * site settings are the last it writes.
 */
export async function fillIfEmpty(payload: Payload, { demo, siteOrigin }: Settings): Promise<void> {
  if (!demo || (await isFilled(payload))) return
  const [{ seedDemo }, { fullDemo }, { smallDemo }] = await Promise.all([
    import('./demo/seed/seed.ts'),
    import('./demo/profile.ts'),
    import('./demo/small-demo.ts'),
  ])
  await seedDemo({
    payload,
    demo: demo === 'small' ? smallDemo : fullDemo,
    siteOrigin,
    progress: (step) => console.log(`progress: Writing the demo edition: ${step}`),
  })
}

async function isFilled(payload: Payload): Promise<boolean> {
  const { name } = await payload.findGlobal({ slug: 'site', depth: 0 })
  return Boolean(name)
}
