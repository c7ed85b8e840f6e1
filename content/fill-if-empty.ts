import type { Payload } from 'payload'
import type { Settings } from './environment.ts'

/**
 * Fills a database without an edition with the demo, if the settings say so. An interrupted seed is continued: the
 * site's settings are written last, so their absence shows it.
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
