import { Worker, type ResourceLimits } from 'node:worker_threads'
import type { StoredAnswer } from '../replica/snapshot.ts'
import type { ShellView } from '../shell/load-shell.ts'
import type { Body } from './compress.ts'
import type { Render, RenderGround, Rendered, RenderRequest } from './render.ts'

/** A page that takes longer has hung: its thread is ended, with all that waits for it. */
const HUNG_AFTER_MS = 20_000
/** A thread that has nothing to render gives its memory back after this. */
const IDLE_AFTER_MS = 30_000
/** Rendering leaves much that is soon forgotten: little room for it is cleared more often, and is half the memory. */
const LIMITS: ResourceLimits = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 1_024 }

/** What a thread is told: what has changed of the answers, or a page to render from them. */
export type ThreadOrder = ChangedGround | { readonly id: number; readonly request: RenderRequest }

interface ChangedGround {
  readonly changed: readonly (readonly [key: string, etag: string, json: Uint8Array])[]
  readonly gone: readonly string[]
  readonly shell: ShellView
}

export type ThreadReply = { readonly id: number } & (
  | { readonly rendered: Rendered }
  | { readonly failed: string }
)

export interface RenderThreadDeps {
  /** A worker's module that calls `serveRenders`, and what it is given. */
  readonly module: URL
  readonly workerData: unknown
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

interface Waiting {
  readonly resolve: (rendered: Rendered) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}

/**
 * Rendering in a thread of its own, so that visitors are served meanwhile. It is there while there is something to render;
 * one that fails is followed by another with the next page.
 */
export function createRenderThread(deps: RenderThreadDeps) {
  let thread: Thread | undefined
  let underWay = 0
  let idle: NodeJS.Timeout | undefined

  function start(): Thread {
    const started = startThread(deps, (reason) => {
      if (thread !== started) return
      thread = undefined
      deps.log('render.thread-ended', { message: reason.message })
    })
    return started
  }

  async function close(): Promise<void> {
    clearTimeout(idle)
    const last = thread
    thread = undefined
    await last?.end(new Error('The site is closing'))
  }

  const render: Render = async (request, ground) => {
    clearTimeout(idle)
    underWay += 1
    try {
      return await (thread ??= start()).render(request, ground)
    } finally {
      underWay -= 1
      if (underWay === 0) idle = setTimeout(() => void close(), IDLE_AFTER_MS).unref()
    }
  }
  return { render, close }
}

interface Thread {
  readonly render: Render
  /** Whoever waits is told why. */
  end(reason: Error): Promise<unknown>
}

/** The thread keeps the answers, and is told what has changed of them before the first page of a new snapshot. */
function startThread(
  { module, workerData }: RenderThreadDeps,
  onEnd: (reason: Error) => void,
): Thread {
  const worker = new Worker(module, { workerData, resourceLimits: LIMITS })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let told: RenderGround | undefined

  function settle(reply: ThreadReply): void {
    const one = waiting.get(reply.id)
    if (!one) return
    waiting.delete(reply.id)
    clearTimeout(one.timer)
    if ('failed' in reply) one.reject(new Error(reply.failed))
    else one.resolve(ownBuffers(reply.rendered))
  }

  function end(reason: Error): Promise<unknown> {
    onEnd(reason)
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer)
      reject(reason)
    }
    waiting.clear()
    return worker.terminate()
  }

  function tell(ground: RenderGround): void {
    if (told?.snapshot === ground.snapshot && told.shell === ground.shell) return
    const order = difference(told, ground)
    told = ground
    worker.postMessage(order, [])
  }

  worker.on('message', settle)
  worker.on('error', (error) => void end(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => void end(new Error('The thread that renders has ended')))
  // It alone keeps no process.
  worker.unref()
  return {
    render(request, ground) {
      tell(ground)
      lastId += 1
      const { promise, resolve, reject } = Promise.withResolvers<Rendered>()
      const hung = new Error(`${request.known.path} took too long to render`)
      const timer = setTimeout(() => void end(hung), HUNG_AFTER_MS)
      timer.unref()
      waiting.set(lastId, { resolve, reject, timer })
      worker.postMessage({ id: lastId, request } satisfies ThreadOrder, [])
      return promise
    },
    end,
  }
}

function difference(
  told: RenderGround | undefined,
  { snapshot, shell }: RenderGround,
): ChangedGround {
  const [before, now] = [told?.snapshot.answers ?? NOTHING, snapshot.answers]
  return {
    changed: [...now]
      .filter(([key, { etag }]) => before.get(key)?.etag !== etag)
      // Their bytes are shared, not copied.
      .map(([key, { etag, json }]) => [key, etag, json] as const),
    gone: [...before.keys()].filter((key) => !now.has(key)),
    shell,
  }
}

const NOTHING: ReadonlyMap<string, StoredAnswer> = new Map()

/** What has been handed over is plain bytes. */
function ownBuffers(rendered: Rendered): Rendered {
  if (rendered.kind !== 'page') return rendered
  const { html, payload, islands } = rendered
  return {
    ...rendered,
    html: ownBody(html),
    payload: ownBody(payload),
    islands: ownBody(islands),
  }
}

function ownBody({ br, gzip, hash }: Body): Body {
  return { br: Buffer.from(br.buffer), gzip: Buffer.from(gzip.buffer), hash }
}
