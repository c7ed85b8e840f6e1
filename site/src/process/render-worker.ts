/** The thread that pages are rendered in, with the application in memory once more: that of the site's own build. */
import { parentPort, workerData } from 'node:worker_threads'
import { loadBuild, type BuildRecord } from './built-app.ts'
import type { RenderDeps } from '../publish/render.ts'
import { createRender } from '../publish/render.ts'
import { serveRenders } from '../publish/serve-renders.ts'

/** What `main.ts` gives it. */
export interface RenderWorkerData extends Omit<RenderDeps, 'app' | 'build' | 'assetsOf'> {
  readonly record: BuildRecord
}

const { record, ...deps } = workerData as RenderWorkerData // given by main.ts
if (!parentPort) throw new Error('The render worker was not started as a thread')
serveRenders(parentPort, createRender({ ...(await loadBuild(record)), ...deps }))
