import type { createTestSite } from './create-test-site.ts'

/** A site in memory, as far as its content proxy is asked. */
export type ProxySite = Pick<Awaited<ReturnType<typeof createTestSite>>, 'answer'>

/** Posts an envelope, or a body as it is, to the content proxy. */
export function askProxy(
  site: ProxySite,
  given: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const isRaw = typeof given === 'string' || given instanceof Uint8Array
  return site.answer('/api/content', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: isRaw ? given : JSON.stringify(given),
  })
}
