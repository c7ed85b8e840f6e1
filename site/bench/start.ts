import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startSiteProcess } from '../testing/site-process.ts'
import { storeAnswers } from './demo-answers.ts'
import { residentBytes } from './process-figures.ts'
import type { BenchDeps } from './site-on-answers.ts'
import { mb, ms, type Figure } from './table.ts'

/** No server listens at port 9, which is reserved for the discard protocol. */
const NOBODY = 'http://127.0.0.1:9'
/** After this time the garbage of rendering has been collected. */
const IDLE_AFTER_MS = 35_000

/** The answers are on disk and there is no content service, as after a restart or a new build (spec/faults R2, P19). */
export async function startFigures({ answers, manyAnswers, folder }: BenchDeps): Promise<Figure[]> {
  return [
    ...(await startOnce('2,000 pages', manyAnswers, join(folder, 'start-many'))),
    ...(await startOnce('demo edition', answers, join(folder, 'start-demo'), IDLE_AFTER_MS)),
  ]
}

async function startOnce(
  what: string,
  answers: BenchDeps['answers'],
  dataDir: string,
  idleAfterMs?: number,
): Promise<Figure[]> {
  await storeAnswers(dataDir, answers)
  const startMs = performance.now()
  const site = await startSiteProcess({ contentUrl: NOBODY, dataDir })
  const listensMs = performance.now() - startMs
  await site.ready()
  const readyMs = performance.now() - startMs
  const figures: Figure[] = [
    { id: 'R2', what: `listens, ${what}`, measured: ms(listensMs), goal: '≤ 500 ms' },
    { id: 'R2', what: `every page there, ${what}`, measured: ms(readyMs), goal: '≤ 6,000 ms' },
  ]
  if (idleAfterMs !== undefined) {
    await wait(idleAfterMs)
    const { now } = await residentBytes(site.pid)
    figures.push({ id: 'P19', what: `idle memory, ${what}`, measured: mb(now), goal: '≤ 130 MB' })
  }
  await site.close()
  return figures
}
