import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { createMoment } from 'contract/rules/moment.ts'
import { historyRuns, IS_SHORT } from 'contract/testing/fuzz.ts'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { readBuild, type SiteBuild } from '../src/process/built-app.ts'
import { knownPaths } from '../src/publish/known-paths.ts'
import { recording } from '../src/publish/render.ts'
import {
  createTestSite,
  type TestSiteOptions,
  type WireAnswers,
} from '../testing/create-test-site.ts'
import { startFestival } from '../testing/festival.ts'
import { published } from '../testing/published.ts'
import { changesOf, randomEdit } from '../testing/random-edit.ts'

/** An opening, a closing, midnight, the day after, the end of the edition, the changes to winter and to summer time. */
const INSTANTS = [
  '2026-03-14T01:00:00Z',
  '2026-03-14T06:00:00Z',
  '2026-03-14T13:00:00Z',
  '2026-03-15T02:00:00Z',
  '2026-03-29T13:00:00Z',
  '2026-04-04T16:00:00Z',
  '2026-10-03T16:00:00Z',
]
/** Every 53 minutes of a day and a half of the festival, and the others. */
const MOMENTS = [
  ...Array.from({ length: 40 }, (_, step) => Date.parse('2026-03-13T23:10:00Z') + step * 3_180_000),
  ...INSTANTS.map(Date.parse),
  ...['2026-02-01T00:00:00Z', '2026-10-03T16:30:00Z', '2027-01-01T00:00:00Z'].map(Date.parse),
].toSorted((a, b) => a - b)
/** In the short run every second of them: an opening, midnight, the end of the edition, the change to summer time. */
const COMPARED = INSTANTS.filter((_instant, index) => !IS_SHORT || index % 2 === 0)
/** So often the edits are made, and the site is compared, before the next instant. */
const ROUNDS = historyRuns(1)
const EDITS = 5
const SEED = Number(process.env['FUZZ_SEED'] ?? 2026)

let demo: WireAnswers
let built: SiteBuild

beforeAll(async () => {
  const festival = await startFestival({ adminUrl: inject('databaseUrl'), demo: 'small' })
  demo = await festival.answers()
  await festival.close()
  built = await readBuild(join(import.meta.dirname, '../dist'))
}, 240_000)

describe('the site that has seen every edit and every hour (spec/faults R7)', () => {
  test(
    'is byte for byte the one that starts anew, and so is one that starts on pages from disk',
    async () => {
      const site = await createTestSite({ answers: demo, app: built.app })
      const restart = await aRestartedSite()
      await restart({ answers: demo })
      let answers = demo
      const edits = fc.sample(randomEdit, { seed: SEED, numRuns: COMPARED.length * ROUNDS * EDITS })
      const rounds = COMPARED.flatMap((instant) => Array.from({ length: ROUNDS }, () => instant))
      const work = { rendered: 0, pages: 0 }
      for (const [round, instant] of rounds.entries()) {
        for (const edit of edits.slice(round * EDITS, (round + 1) * EDITS)) {
          const changes = changesOf(edit, answers, demo)
          answers = { ...answers, ...changes }
          await site.publish(changes)
        }
        site.setNow(instant)
        const cold = await published(
          await createTestSite({ answers, app: built.app, now: instant }),
        )
        const seed = `seed ${SEED}, round ${round}, until ${instant}`
        expect(await published(site), seed).toEqual(cold)
        const { pages, rendered } = await restart({ answers, now: instant })
        expect(pages, seed).toEqual(cold)
        work.rendered += rendered
        work.pages += Object.keys(cold).length
      }
      // It would prove nothing if it had rendered everything.
      expect(work.rendered).toBeLessThan(work.pages / 2)
    },
    240_000 * ROUNDS,
  )
})

/** A site that ends whenever it is ready, and starts again with the pages, answers and hour it had then on disk. */
async function aRestartedSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'restarted-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 9 }))
  let revision = 0
  return async (options: Pick<TestSiteOptions, 'answers' | 'now'>) => {
    let end = () => Promise.resolve()
    let rendered = 0
    const app: SiteBuild['app'] = {
      ...built.app,
      render(input) {
        rendered += 1
        return built.app.render(input)
      },
    }
    revision += 1
    const site = await createTestSite({
      ...options,
      app,
      dataDir,
      keepsPages: true,
      firstRevision: String(revision),
      endedBy: (byTest) => (end = byTest),
    })
    await site.idle()
    const pages = await published(site)
    await site.isKept()
    await end()
    return { pages, rendered }
  }
}

describe('what a page shows', () => {
  test('stays the same until the instant it names', async () => {
    const { store, origin } = await createTestSite({ answers: demo, app: built.app })
    const ground = store.ground()
    if (!ground) throw new Error('nothing is published')
    const content = recording(ground.snapshot, new Set())
    const early: string[] = []
    for (const { path, route, params } of knownPaths(ground.table, ground.snapshot)) {
      let before: { view: string; until: number } | undefined
      for (const now of MOMENTS) {
        const moment = createMoment(now)
        const at = { content, moment, origin }
        const loaded = await built.app.load(route, { path, search: '', params }, at)
        if (typeof loaded === 'string') break
        const until = moment.until() ?? Infinity
        const view = JSON.stringify(loaded)
        if (before && before.view !== view && before.until > now)
          early.push(`${path} at ${new Date(now).toISOString()}`)
        before = { view, until }
      }
    }
    expect(early).toEqual([])
  })
})
