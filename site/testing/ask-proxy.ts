import type { createTestSite } from './create-test-site.ts'

/** The parts of a site in memory that tests of its content proxy use. */
export type ProxySite = Pick<Awaited<ReturnType<typeof createTestSite>>, 'answer'>

/** Posts an envelope to the content proxy; a string is sent unchanged as the body. */
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
