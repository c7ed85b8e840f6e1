import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runCommand } from './child.ts'
import { createService, logPath, type ServiceDeps, type ServiceSpec } from './service.ts'
import { createStamp, type Stamp } from './site-build.ts'
import { endTurn, takeTurn } from './turn.ts'

const STAMP = join('studio', '.next', '.sources')
const SOURCES = ['studio', 'content', 'contract', 'package-lock.json']
/** The build does not read the demo. */
const NOT_SOURCES = [join('content', 'demo')]
/** Records which start builds. Next deletes everything else in `.next` before a build. */
const TURN = join('studio', '.next', 'cache', '.turn')

/** A judgement: the pages are already built, and a start that hangs must end at some time. */
const BUILT_WITHIN_MS = 60_000
const BEING_BUILT = 'The studio is being built, about a minute.'
const OTHER_START = 'Another start is building the studio in this folder: waiting for it.'
/** A judgement: a check reads one small file, and a build takes a minute. */
const LOOK_AGAIN_MS = 1_000
/** The development server compiles its first page when the page is requested. */
const DEV_WITHIN_MS = 3 * 60_000

export interface StudioDeps extends ServiceDeps {
  readonly root: string
  readonly port: number
  readonly origin: string
  readonly env: NodeJS.ProcessEnv
}

export interface Studio {
  /** Listens at once. The build continues in the background. */
  start(): 'built' | 'being built'
  stop(): Promise<void>
}

/**
 * A studio whose sources have changed is built in the background with a low priority, because that takes a minute or
 * two and must not slow down the site. The first request starts the studio, because it needs more memory than the
 * site. If it cannot be built or started, the other parts continue.
 */
export function createStudio(deps: StudioDeps): Studio {
  const { root, port, origin, showError, showLine } = deps
  const stopping = new AbortController()
  const service = createService(studioSpec(deps), deps)
  const noticeServer = createServer((request, response) => void answer(request, response))
  /** Undefined if the studio can be started. */
  let notice: string | undefined
  let building: Promise<void> | undefined
  let starting: Promise<void> | undefined

  function start(): 'built' | 'being built' {
    const stamp = createStudioStamp(root)
    noticeServer.on('error', (error) => showError(`studio: ${error.message}`))
    noticeServer.listen(port, '127.0.0.1')
    if (stamp.isValid()) return 'built'
    building = build(stamp)
    return 'being built'
  }

  async function build(stamp: Stamp): Promise<void> {
    const logFile = logPath(deps.dataDir, 'studio-build')
    const onWait = () => {
      if (notice !== OTHER_START) showLine(OTHER_START)
      notice = OTHER_START
    }
    const onBuild = () => {
      notice = BEING_BUILT
    }
    const { signal } = stopping
    const isBuilt = await buildInTurn(deps, { stamp, logFile, signal, onWait, onBuild })
    if (stopping.signal.aborted) return
    if (!isBuilt) {
      notice = `The studio could not be built: see ${logFile}`
      return showError(notice)
    }
    notice = undefined
    showLine(`The studio is ready: ${origin}/admin`)
  }

  async function answer({ url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (notice === undefined) await (starting ??= startService())
    if (notice !== undefined) return sendNotice(response, notice)
    // The studio now listens on the port of this server.
    response.writeHead(307, { Location: `${origin}${url}`, Connection: 'close' }).end()
  }

  async function startService(): Promise<void> {
    // Requests that have already arrived wait.
    noticeServer.close()
    try {
      await service.start()
    } catch (error) {
      notice = error instanceof Error ? error.message : String(error)
      if (!stopping.signal.aborted) showError(notice)
    }
  }

  async function stop(): Promise<void> {
    stopping.abort()
    noticeServer.close()
    noticeServer.closeAllConnections()
    await service.stop()
    await Promise.all([building, starting])
  }

  return { start, stop }
}

interface Build {
  readonly stamp: Stamp
  readonly logFile: string
  readonly signal: AbortSignal
  readonly onWait: () => void
  readonly onBuild: () => void
}

/**
 * Two builds must not run at the same time, because each first deletes `.next`. Another start may have just built the
 * studio in the same folder. Resolves to whether it is built.
 */
async function buildInTurn(deps: StudioDeps, build: Build): Promise<boolean> {
  const turn = studioTurn(deps.root)
  while (!takeTurn(turn)) {
    build.onWait()
    await wait(LOOK_AGAIN_MS, undefined, { signal: build.signal }).catch(() => undefined)
    if (build.signal.aborted) return false
  }
  try {
    return build.stamp.isValid() || (await buildNow(deps, build))
  } finally {
    endTurn(turn)
  }
}

async function buildNow(
  deps: StudioDeps,
  { stamp, logFile, signal, onBuild }: Build,
): Promise<boolean> {
  onBuild()
  const { code } = await runCommand('nice', ['-n', '10', ...nextCommand('build', 'studio')], {
    cwd: deps.root,
    env: deps.env,
    signal,
    logFile,
    onStart: (pid) => deps.note('studio-build', pid),
  })
  deps.note('studio-build', undefined)
  if (signal.aborted) return false
  if (code === 0) stamp.write()
  return code === 0
}

export function createStudioStamp(root: string): Stamp {
  return createStamp(root, STAMP, SOURCES, NOT_SOURCES)
}

export function studioTurn(root: string): string {
  return join(root, TURN)
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
    readyWithinMs: BUILT_WITHIN_MS,
  }
}

function nextCommand(...args: readonly string[]): readonly string[] {
  return [process.execPath, join('node_modules', 'next', 'dist', 'bin', 'next'), ...args]
}

export function studioDevSpec({ root, port, env }: StudioDeps): ServiceSpec {
  const [command = '', ...args] = nextCommand('dev', 'studio', '-H', '127.0.0.1', '-p', `${port}`)
  return {
    name: 'studio',
    command,
    args,
    cwd: root,
    env: { ...env, NODE_ENV: 'development' },
    readyUrls: [`http://127.0.0.1:${port}/admin/login`],
    readyWithinMs: DEV_WITHIN_MS,
  }
}

/** The page reloads itself. */
function sendNotice(response: ServerResponse, notice: string): void {
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '5',
    Refresh: '5',
  })
  const text = notice.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  response.end(`<!doctype html><html lang="en-AU"><title>Studio</title><p>${text}</p></html>`)
}
