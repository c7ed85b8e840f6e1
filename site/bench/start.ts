import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startSiteProcess } from '../testing/site-process.ts'
import { storeAnswers } from './demo-answers.ts'
import type { BenchDeps } from './site-on-answers.ts'
import { ms, type Figure } from './table.ts'

/** Nothing listens on the port of "discard". */
const NOBODY = 'http://127.0.0.1:9'

/** How long no page more is kept when all are. */
const KEPT_AFTER_MS = 3_000

/**
 * From its start to listening and to every page, nobody at the other end: with the answers on disk, and again with the
 * pages too (spec/faults R2, P19).
 */
export async function startFigures({ answers, manyAnswers, folder }: BenchDeps): Promise<Figure[]> {
  return [
    ...(await startTwice('demo edition', answers, join(folder, 'start-demo'))),
    ...(await startTwice('2,000 pages', manyAnswers, join(folder, 'start-many'))),
  ]
}

async function startTwice(
  what: string,
  answers: BenchDeps['answers'],
  dataDir: string,
): Promise<Figure[]> {
  await storeAnswers(dataDir, answers)
  const first = await start(dataDir)
  await untilKept(join(dataDir, 'site/pages'))
  await first.close()
  const again = await start(dataDir)
  await again.close()
  return [
    { id: 'R2', what: `listens, ${what}`, measured: ms(again.listensMs), goal: '≤ 500 ms' },
    {
      id: 'R2',
      what: `every page there, ${what}`,
      measured: ms(again.readyMs),
      goal: '≤ 6,000 ms',
    },
    { id: 'R2', what: `every page there, ${what}, after a new build`, measured: ms(first.readyMs) },
  ]
}

async function start(dataDir: string) {
  const startMs = performance.now()
  const site = await startSiteProcess({ contentUrl: NOBODY, dataDir })
  const listensMs = performance.now() - startMs
  await site.ready()
  return { listensMs, readyMs: performance.now() - startMs, close: site.close }
}

async function untilKept(folder: string): Promise<void> {
  // It is made with the first page.
  const count = async () => (await readdir(folder).catch(() => [])).length
  for (let [before, now] = [-1, await count()]; now > before;) {
    await setTimeout(KEPT_AFTER_MS)
    ;[before, now] = [now, await count()]
  }
}
