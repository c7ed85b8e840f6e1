/** The site: follows the content service and serves pages. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pino } from 'pino'
import { readBuild } from './built-app.ts'
import { createClock } from './clock.ts'
import { readSettings } from './environment.ts'
import { createUpstream } from './replica/upstream.ts'
import { nodeListener } from './server/http/node-listener.ts'
import { readAssets } from './server/http/static-files.ts'
import { createSite } from './site.ts'

const logger = pino({ base: { process: 'site' } })
const log = (event: string, fields: Readonly<Record<string, unknown>>) =>
  logger.info({ event, ...fields })

try {
  const settings = readSettings(process.env, Date.now())
  const built = await readBuild(join(import.meta.dirname, '../dist'))
  const upstream = createUpstream({ contentUrl: settings.contentUrl, token: settings.contentToken })
  const site = createSite({
    built,
    assetFiles: await readAssets(built.assetsFolder),
    upstream,
    clock: createClock(settings.clockOffsetMs),
    clockOffsetMs: settings.clockOffsetMs,
    origin: settings.origin,
    dataDir: settings.dataDir,
    log,
  })

  const server = createServer(
    nodeListener(site.respond, (error) => logger.error({ event: 'request.failed', err: error })),
  )
  server.on('error', (error) => fail(error.message))
  server.listen(settings.port, '127.0.0.1', () => log('site.listening', { port: settings.port }))
  await site.start()

  const stop = () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    void site.close().then(() => upstream.close())
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function fail(message: string): never {
  console.error(`site: ${message}`)
  process.exit(1)
}
