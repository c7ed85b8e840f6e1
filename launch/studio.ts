import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { logPath } from './log-file.ts'
import { runCommand } from './run-command.mjs'
import { createService, type ServiceDeps, type ServiceSpec } from './service.ts'
import { hashSources, hasStamp, writeStamp } from './source-hash.ts'

const SOURCES = ['studio', 'content', 'contract', 'package-lock.json']
const NOT_SOURCES = [join('content', 'demo')]

export interface StudioDeps extends ServiceDeps {
  readonly root: string
  readonly port: number
  /** Where editors open it. */
  readonly origin: string
  readonly env: NodeJS.ProcessEnv
}

export interface Studio {
  /** Goes on in the background. While the studio is being built, a page in its place says so. */
  start(): 'starting' | 'being built'
  stop(): Promise<void>
}

/**
 * The editing interface. It is built in the background when its sources have changed, with the lowest priority, because
 * that takes a minute or two and visitors must not notice. Whatever goes wrong with it is said and harms nothing else.
 */
export function createStudio(deps: StudioDeps): Studio {
  const { root, port, origin, warn, say } = deps
  const stamp = join(root, 'studio', '.next', '.sources')
  const stopping = new AbortController()
  const service = createService(studioSpec(deps), deps)
  let waiting: Server | undefined
  let notice = 'The studio is being built, about a minute.'
  let working: Promise<void> | undefined

  function start(): 'starting' | 'being built' {
    const hash = hashSources(root, SOURCES, NOT_SOURCES)
    const isBuilt = hasStamp(stamp, hash)
    if (!isBuilt) {
      waiting = createWaitingPage(() => notice).listen(port, '127.0.0.1')
      waiting.on('error', (error) => warn(`studio: ${error.message}`))
    }
    working = isBuilt ? startService() : build(hash)
    return isBuilt ? 'starting' : 'being built'
  }

  async function startService(): Promise<void> {
    try {
      await service.start()
      say(`The studio is ready: ${origin}/admin`)
    } catch (error) {
      // Visitors do not need the studio: the rest goes on without it.
      if (!stopping.signal.aborted) warn(error instanceof Error ? error.message : String(error))
    }
  }

  async function build(hash: string): Promise<void> {
    const log = logPath(deps.dataDir, 'studio-build')
    const { code } = await runCommand('nice', ['-n', '10', ...nextCommand('build', 'studio')], {
      cwd: root,
      env: deps.env,
      signal: stopping.signal,
      logFile: log,
      onSpawn: (pid) => deps.note('studio-build', pid),
    })
    deps.note('studio-build', undefined)
    if (stopping.signal.aborted) return
    if (code !== 0) {
      notice = `The studio could not be built: see ${log}`
      return warn(notice)
    }
    writeStamp(stamp, hash)
    await close(waiting)
    await startService()
  }

  return {
    start,
    async stop() {
      stopping.abort()
      await Promise.all([close(waiting), service.stop()])
      await working
    },
  }
}

function studioSpec({ root, port, env }: StudioDeps): ServiceSpec {
  const [command = '', ...args] = nextCommand('start', 'studio', '-H', '127.0.0.1', '-p', `${port}`)
  return {
    name: 'studio',
    command,
    args,
    cwd: root,
    env,
    readyUrls: [`http://127.0.0.1:${port}/admin/login`],
    readyWithinMs: 60_000,
  }
}

function nextCommand(...args: readonly string[]): readonly string[] {
  return [process.execPath, join('node_modules', 'next', 'dist', 'bin', 'next'), ...args]
}

/** What the studio's address shows until the studio is there. It asks again by itself. */
function createWaitingPage(getNotice: () => string): Server {
  return createServer((_request, response) => {
    response.writeHead(503, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '5',
      Refresh: '5',
    })
    const notice = getNotice().replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    response.end(`<!doctype html><html lang="en-AU"><title>Studio</title><p>${notice}</p></html>`)
  })
}

async function close(server: Server | undefined): Promise<void> {
  if (!server?.listening) return
  const { promise, resolve } = Promise.withResolvers<undefined>()
  server.close(() => resolve(undefined))
  server.closeAllConnections()
  await promise
}
