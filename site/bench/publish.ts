import { startFestival, type Festival } from '../testing/festival.ts'
import { saveTeaser, showsTeaser } from './edit-teaser.ts'
import { ms, percentile, type Figure } from './table.ts'

/** From a save in the studio's own API to the page that shows it, on real processes with the demo edition (spec/faults R5). */
export async function publishFigures(adminUrl: string, saves: number): Promise<Figure[]> {
  const festival = await startFestival({ adminUrl })
  try {
    await saveTeaser(festival, 'Before the first.')
    const times: number[] = []
    for (let count = 0; count < saves; count += 1) times.push(await visibleMs(festival, count))
    return [
      {
        id: 'R5',
        what: `saved → visible, p50 of ${saves}`,
        measured: ms(percentile(times, 0.5)),
        goal: '≤ 120 ms',
      },
      {
        id: 'R5',
        what: `saved → visible, p99 of ${saves}`,
        measured: ms(percentile(times, 0.99)),
        goal: '≤ 400 ms',
      },
    ]
  } finally {
    await festival.close()
  }
}

/** Counted from the answer to the save, which comes when the transaction is over. */
async function visibleMs(festival: Festival, count: number): Promise<number> {
  const teaser = `Teaser number ${count}, by the bench.`
  await saveTeaser(festival, teaser)
  const start = performance.now()
  while (!(await showsTeaser(festival, teaser)))
    await new Promise((resolve) => setTimeout(resolve, 2))
  return performance.now() - start
}
