import { setTimeout as wait } from 'node:timers/promises'
import { startFestival } from '../testing/festival.ts'
import { everyPath } from './every-path.ts'
import { isInstalled } from './run.ts'
import type { BenchDeps } from './site-on-answers.ts'
import { ms, type Figure } from './table.ts'
import { wrk } from './wrk.ts'

const WARM_UP_S = 10
/** wrk has its connections open by then. */
const INTO_LOAD_MS = 1_000
/** The rate may be lower later than it was at first. */
const MARGIN = 1.2

/** The PostgreSQL of the run. */
export interface BenchDatabase {
  /** An owner's address. */
  readonly url: string
  /** Of its first process: the others end with it. */
  readonly pid: number
}

/**
 * How visitors are served when nobody is behind the site any more: content service and PostgreSQL are killed under load,
 * after a third of the requests (spec/faults R1). Rejects when one is not answered 200. The database is gone afterwards.
 */
export async function outageFigures(
  { folder, requests }: Pick<BenchDeps, 'folder' | 'requests'>,
  database: BenchDatabase,
): Promise<Figure[]> {
  if (!(await isInstalled('wrk'))) return []
  const festival = await startFestival({ adminUrl: database.url })
  try {
    const load = await everyPath(festival, folder)
    const { requestsPerS } = await wrk({ ...load, seconds: WARM_UP_S })
    const third = Math.ceil((requests / 3 / requestsPerS) * MARGIN)
    const healthy = await wrk({ ...load, seconds: third })
    const [outage] = await Promise.all([
      wrk({ ...load, seconds: 2 * third }),
      wait(INTO_LOAD_MS).then(() => festival.killBackend(database.pid)),
    ])
    return [
      {
        id: 'R1',
        what: `not answered 200, backend killed, of ${healthy.requests + outage.requests}`,
        // Any other number has ended the part.
        measured: '0',
        goal: '0',
      },
      {
        id: 'R1',
        what: 'p99 after it was killed',
        measured: `${ms(outage.p99Ms)}, before ${ms(healthy.p99Ms)}: ${(outage.p99Ms / healthy.p99Ms).toFixed(2)} ×`,
        goal: '≤ 1.2 ×',
      },
    ]
  } finally {
    await festival.close()
  }
}
