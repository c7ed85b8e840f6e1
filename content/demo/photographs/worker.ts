import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { renderPhotograph, type PhotographJob } from './render.ts'

/** What a worker answers; one answer for each job, in the order they came. */
export type WorkerAnswer =
  | { readonly kind: 'photograph'; readonly bytes: Uint8Array }
  | { readonly kind: 'failure'; readonly reason: string }

// One worker is one core; libvips must not start threads of its own.
sharp.concurrency(1)

parentPort?.on('message', (job: PhotographJob) => {
  renderPhotograph(job).then(
    (bytes) => answer({ kind: 'photograph', bytes }),
    (error: unknown) => answer({ kind: 'failure', reason: String(error) }),
  )
})

function answer(message: WorkerAnswer): void {
  parentPort?.postMessage(message, [])
}
