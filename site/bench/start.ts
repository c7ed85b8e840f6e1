import { join } from 'node:path'
import { startSiteProcess } from '../testing/site-process.ts'
import { storeAnswers } from './demo-answers.ts'
import type { BenchDeps } from './site-on-answers.ts'
import { ms, type Figure } from './table.ts'

/** Nothing listens on the port of "discard". */
const NOBODY = 'http://127.0.0.1:9'

/** From its start to listening and to every page, with the answers on disk and nobody at the other end (R2, P19). */
export async function startFigures({ answers, manyAnswers, folder }: BenchDeps): Promise<Figure[]> {
  return [
    ...(await startFigure('demo edition', answers, join(folder, 'start-demo'))),
    ...(await startFigure('2,000 pages', manyAnswers, join(folder, 'start-many'))),
  ]
}

async function startFigure(
  what: string,
  answers: BenchDeps['answers'],
  dataDir: string,
): Promise<Figure[]> {
  await storeAnswers(dataDir, answers)
  const start = performance.now()
  const site = await startSiteProcess({ contentUrl: NOBODY, dataDir })
  const listensMs = performance.now() - start
  await site.ready()
  const readyMs = performance.now() - start
  await site.close()
  return [
    { id: 'R2', what: `listens, ${what}`, measured: ms(listensMs), goal: '≤ 500 ms' },
    { id: 'R2', what: `every page there, ${what}`, measured: ms(readyMs), goal: '≤ 6,000 ms' },
  ]
}
