import { join } from 'node:path'
import { readBuild } from '../src/built-app.ts'
import { createNodeServer } from '../src/server/http/node-server.ts'
import { createStaticFiles } from '../src/server/http/static-files.ts'
import type { WireAnswers } from './create-test-site.ts'
import { freePort } from './free-port.ts'
import { createSmallFestival } from './small-festival.ts'

/** The small festival as a browser meets it: the files of the build, on a port of its own. Close it. */
export async function startBuiltTestSite(answers: WireAnswers) {
  const built = await readBuild(join(import.meta.dirname, '../dist'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const ends: (() => Promise<void>)[] = []
  const site = await createSmallFestival({
    built,
    assetFiles: await createStaticFiles({ current: built.assetsFolder, earlier: [] }),
    answers,
    origin,
    endedBy: (end) => ends.push(end),
  })
  await site.settled()
  const server = createNodeServer({ respond: site.respond, report: () => undefined, origin })
  await server.listen(port)
  return {
    origin,
    async close(): Promise<void> {
      await server.drain(0)
      for (const end of ends) await end()
    },
  }
}
