import type { createTestSite } from './create-test-site.ts'

export type ProxySite = Pick<Awaited<ReturnType<typeof createTestSite>>, 'answer'>

/** A string or bytes are sent unchanged as the body. */
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
