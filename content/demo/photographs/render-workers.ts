import { Worker } from 'node:worker_threads'
import type { PhotographJob } from './render.ts'
import type { WorkerAnswer } from './worker.ts'

/** Threads that render photographs, each one at a time. */
export interface RenderWorkers {
  readonly render: (job: PhotographJob) => Promise<Uint8Array>
  /** Stops the threads; what they had under way fails. */
  readonly close: () => Promise<void>
}

interface Task {
  readonly job: PhotographJob
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (error: Error) => void
}

/** Up to `count` threads, started when there is work for them. */
export function createRenderWorkers(count: number): RenderWorkers {
  const waiting: Task[] = []
  const idle: Worker[] = []
  const busy = new Map<Worker, Task>()
  let isClosed = false

  return {
    render(job) {
      return new Promise((resolve, reject) => {
        if (isClosed) throw new Error('The render workers are closed')
        waiting.push({ job, resolve, reject })
        assign()
      })
    },
    async close() {
      isClosed = true
      const stopped = [...waiting.splice(0), ...busy.values()]
      const threads = [...idle.splice(0), ...busy.keys()]
      busy.clear()
      for (const { reject } of stopped) reject(new Error('The render workers were closed'))
      await Promise.all(threads.map((worker) => worker.terminate()))
    },
  }

  function assign(): void {
    while (waiting.length > 0 && busy.size < count) {
      const task = waiting.shift()
      if (!task) return
      const worker = idle.pop() ?? start()
      busy.set(worker, task)
      worker.postMessage(task.job, [])
    }
  }

  function start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    worker.on('message', (answer: WorkerAnswer) => {
      const task = busy.get(worker)
      busy.delete(worker)
      if (!isClosed) idle.push(worker)
      if (answer.kind === 'photograph') task?.resolve(answer.bytes)
      else task?.reject(new Error(answer.reason))
      assign()
    })
    worker.on('error', (cause) => {
      const task = busy.get(worker)
      busy.delete(worker)
      task?.reject(new Error('A render worker died', { cause }))
      assign()
    })
    return worker
  }
}
