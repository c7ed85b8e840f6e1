import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { collectDefaultMetrics, Gauge } from 'prom-client'
import { readBuild } from './built-app.ts'
import { createClock } from '../views/clock.ts'
import { createOwnFolder } from '../replica/own-folder.ts'
import { readSettings } from './environment.ts'
import { keepBuild } from './earlier-builds.ts'
import { createUpstream } from '../replica/upstream.ts'
import { createNodeServer } from '../http/node-server.ts'
import { createStaticFiles } from '../http/static-files.ts'
import { createSite } from './site.ts'
import { stopInOrder } from './stop-in-order.ts'

/**
 * How long requests that are under way may still take, after 2 s as usual for load balancers (`stop-in-order.ts`).
 * Together these are less than the 10 s after which a supervisor kills the process (spec/faults H18).
 */
const DRAINED_WITHIN_MS = 6_000

const logger = pino({ base: { process: 'site' } })
const log = (event: string, fields: Readonly<Record<string, unknown>>) =>
  logger.info({ event, ...fields })

try {
  const settings = readSettings(process.env, Date.now())
  const built = await readBuild(join(import.meta.dirname, '../../dist'))
  const upstream = createUpstream({ contentUrl: settings.contentUrl, token: settings.contentToken })
  const { clockOffsetMs, origin } = settings
  const site = createSite({
    built,
    assetFiles: await createStaticFiles({
      current: built.assetsFolder,
      earlier: await keepBuild({
        folder: createOwnFolder(settings.dataDir, ['site', 'builds']),
        id: built.build.id,
        assets: built.assetsFolder,
        nowMs: Date.now(),
      }).catch((error: unknown) => {
        // Without earlier builds, tabs that were open before an upgrade reload. A full disk must not stop the start.
        log('builds.notKept', { message: String(error) })
        return []
      }),
    }),
    upstream,
    name: `${hostname()}:${settings.port}`,
    clock: createClock(clockOffsetMs),
    clockOffsetMs,
    settings: settings.page,
    origin,
    dataDir: settings.dataDir,
    previews: settings.previews,
    metricsToken: settings.metricsToken,
    log,
  })
  collectDefaultMetrics({ register: site.metrics })

  const { respond, report } = site
  const server = createNodeServer({ respond, report, origin })
  const connections: Gauge = new Gauge({
    name: 'site_connections',
    help: 'Open connections',
    registers: [site.metrics],
    collect: async () => connections.set(await server.connections()),
  })
  stopInOrder({
    process,
    logFatal: (error) => logger.fatal({ event: 'site.failed', err: error }),
    async stop(noticeMs) {
      site.leave()
      await wait(noticeMs)
      await server.drain(DRAINED_WITHIN_MS)
      await site.close()
      await upstream.close()
    },
  })
  log('site.listening', { port: await server.listen(settings.port) })
  await site.start()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function fail(message: string): never {
  console.error(`site: ${message}`)
  process.exit(1)
}
