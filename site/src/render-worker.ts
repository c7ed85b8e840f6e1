/** The thread that pages are rendered in, with a build of its own in memory. */
import { parentPort, workerData } from 'node:worker_threads'
import { readBuild } from './built-app.ts'
import type { RenderDeps } from './publish/render.ts'
import { createRender } from './publish/render.ts'
import { serveRenders } from './publish/serve-renders.ts'

/** What `main.ts` gives it: what cannot be read from the build. */
export interface RenderWorkerData extends Omit<RenderDeps, 'app' | 'build' | 'assetsOf'> {
  readonly buildFolder: string
}

const { buildFolder, ...deps } = workerData as RenderWorkerData // given by main.ts
if (!parentPort) throw new Error('The render worker was not started as a thread')
serveRenders(parentPort, createRender({ ...(await readBuild(buildFolder)), ...deps }))
