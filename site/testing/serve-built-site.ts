import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { readBuild } from '../src/process/built-app.ts'
import { nodeListener } from '../src/http/node-listener.ts'
import { createStaticFiles } from '../src/http/static-files.ts'
import { createSmallFestival } from './small-festival.ts'
import type { TestSiteOptions } from './create-test-site.ts'

export interface BuiltSiteOptions extends Omit<TestSiteOptions, 'built' | 'assetFiles' | 'origin'> {
  /** Headers that are added to those of each response. */
  readonly headers?: () => Readonly<Record<string, string>>
}

/** The answers of the small festival are in memory. Connections are not guarded. */
export async function serveBuiltSite({
  headers = () => ({}),
  endedBy = onTestFinished,
  ...options
}: BuiltSiteOptions = {}) {
  const built = await readBuild(join(import.meta.dirname, '../dist'))
  const assetFiles = await createStaticFiles({ current: built.assetsFolder, earlier: [] })
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const origin = `http://127.0.0.1:${address.port}`
  const site = await createSmallFestival({ ...options, endedBy, built, assetFiles, origin })
  const problems: unknown[] = []
  const listener = nodeListener({
    async respond(request) {
      const answer = await site.respond(request)
      return { ...answer, headers: { ...answer.headers, ...headers() } }
    },
    report: (kind) => problems.push(kind),
    unsent: { watch: () => undefined },
    isLeaving: () => false,
  })
  server.on('request', listener)
  endedBy(async () => {
    server.closeAllConnections()
    server.close()
    expect(problems).toEqual([])
  })
  return { origin, site }
}
