import { join } from 'node:path'
import { readBuild } from '../src/process/built-app.ts'
import type { Upstream } from '../src/replica/upstream.ts'
import { createSite } from '../src/process/site.ts'
import { cpuMs } from './render.ts'
import type { BenchDeps } from './site-on-answers.ts'
import { ms, type Figure } from './table.ts'

/** For a random path that does not exist (spec/faults P17). */
export async function notFoundFigure({ answers, folder }: BenchDeps): Promise<Figure> {
  const built = await readBuild(join(import.meta.dirname, '../dist'))
  const site = createSite({
    built,
    assetFiles: { find: () => undefined },
    upstream: createOneSet(answers),
    clock: { now: () => Date.parse('2026-03-14T00:20:00Z') },
    clockOffsetMs: 0,
    origin: 'http://127.0.0.1:3000',
    dataDir: join(folder, 'not-found'),
    log: () => undefined,
  })
  await site.start()
  while (!site.store.ready()) await new Promise((resolve) => setTimeout(resolve, 20))
  const cost = await cpuMs(async () => {
    const target = `/${Math.random().toString(36).slice(2)}/${Math.random().toString(36).slice(2)}`
    const headers = { 'accept-encoding': 'gzip, deflate, br' }
    const { status } = await site.respond({ method: 'GET', target, headers })
    if (status !== 404) throw new Error(`${target} was answered ${status}`)
  })
  await site.close()
  return {
    id: 'P17',
    what: '404 of a random path',
    measured: `${ms(cost)} CPU`,
    goal: '≤ 0.3 ms CPU',
  }
}

function createOneSet(answers: BenchDeps['answers']): Upstream {
  return {
    async changes(since, signal) {
      if (since !== '')
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      const changes = Object.entries(answers).map(([key, answer]) => ({ key, etag: key, answer }))
      return { revision: 'bench', full: true, changes }
    },
    media: () => Promise.resolve(undefined),
    reached: () => Promise.resolve(),
    preview: () => Promise.resolve(undefined),
  }
}
