import type { MessagePort } from 'node:worker_threads'
import { storedAnswer, type StoredAnswer } from '../replica/snapshot.ts'
import type { Render, RenderGround, Rendered } from './render.ts'
import type { ThreadOrder, ThreadReply } from './render-thread.ts'

/** The thread's side of `createRenderThread`: keeps the answers it is told of and renders what is asked for. */
export function serveRenders(port: MessagePort, render: Render): void {
  const answers = new Map<string, StoredAnswer>()
  let ground: RenderGround | undefined

  port.on('message', (order: ThreadOrder) => {
    if ('changed' in order) {
      for (const key of order.gone) answers.delete(key)
      for (const [key, etag, json] of order.changed) {
        answers.set(key, storedAnswer(key, etag, asBuffer(json)))
      }
      // A copy: pages under way go on with the answers they began with.
      ground = { snapshot: { revision: '', answers: new Map(answers) }, shell: order.shell }
      return
    }
    void reply(order, ground)
  })

  async function reply(
    { id, request }: Extract<ThreadOrder, { id: number }>,
    of: RenderGround | undefined,
  ): Promise<void> {
    try {
      if (!of) throw new Error('There are no answers')
      const rendered = await render(request, of)
      port.postMessage({ id, rendered } satisfies ThreadReply, buffersOf(rendered))
    } catch (error) {
      port.postMessage({ id, failed: String(error) } satisfies ThreadReply)
    }
  }
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

/** The bytes that are handed over, not copied. */
function buffersOf(rendered: Rendered): ArrayBuffer[] {
  if (rendered.kind !== 'page') return []
  return [rendered.html, rendered.payload, rendered.islands].flatMap(({ br, gzip }) =>
    // Each has memory of its own (`compress`), none of it shared.
    [br, gzip].map(({ buffer }) => buffer as ArrayBuffer),
  )
}
