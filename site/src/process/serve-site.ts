/** Follows the content service and serves pages, until the process is told to stop. */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { collectDefaultMetrics, Gauge } from 'prom-client'
import { loadBuild, readBuildRecord } from './built-app.ts'
import { createClock } from '../views/clock.ts'
import { createOwnFolder } from '../replica/own-folder.ts'
import { readSettings } from './environment.ts'
import { keepBuild } from './earlier-builds.ts'
import { createUpstream } from '../replica/upstream.ts'
import { createRenderThread } from '../publish/render-thread.ts'
import type { RenderWorkerData } from './render-worker.ts'
import { createNodeServer } from '../http/node-server.ts'
import { createStaticFiles } from '../http/static-files.ts'
import { createSite } from './site.ts'
import { stopInOrder } from './stop-in-order.ts'

/** Leaves some of the 10 s after which a supervisor kills (spec/faults H18). */
const DRAINED_WITHIN_MS = 6_000

const logger = pino({ base: { process: 'site' } })
const log = (event: string, fields: Readonly<Record<string, unknown>>) =>
  logger.info({ event, ...fields })

try {
  const settings = readSettings(process.env, Date.now())
  const record = await readBuildRecord(join(import.meta.dirname, '../../dist'))
  const built = await loadBuild(record)
  const upstream = createUpstream({ contentUrl: settings.contentUrl, token: settings.contentToken })
  const { clockOffsetMs, origin } = settings
  const renderThread = createRenderThread({
    module: new URL('render-worker.ts', import.meta.url),
    workerData: {
      record,
      clockOffsetMs,
      settings: settings.page,
      origin,
    } satisfies RenderWorkerData,
    log,
  })
  const site = createSite({
    built,
    render: renderThread.render,
    assetFiles: await createStaticFiles({
      current: built.assetsFolder,
      earlier: await keepBuild({
        folder: createOwnFolder(settings.dataDir, ['site', 'builds']),
        id: built.build.id,
        assets: built.assetsFolder,
        nowMs: Date.now(),
      }).catch((error: unknown) => {
        log('builds.unkept', { message: String(error) })
        return []
      }),
    }),
    upstream,
    clock: createClock(clockOffsetMs),
    clockOffsetMs,
    settings: settings.page,
    origin,
    dataDir: settings.dataDir,
    keepsPages: true,
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
    async stop(seenWithinMs) {
      site.leave()
      await wait(seenWithinMs)
      await server.drain(DRAINED_WITHIN_MS)
      await site.close()
      await renderThread.close()
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
