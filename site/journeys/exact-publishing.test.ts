import { join } from 'node:path'
import fc from 'fast-check'
import { createMoment } from 'contract/rules/moment.ts'
import { historyRuns, IS_SHORT } from 'contract/testing/fuzz.ts'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { readBuild, type SiteBuild } from '../src/process/built-app.ts'
import { knownPaths } from '../src/publish/known-paths.ts'
import { contentOf } from '../src/publish/page-base.ts'
import { createTestSite, type WireAnswers } from '../testing/create-test-site.ts'
import { openFestival } from '../testing/festival.ts'
import { published } from '../testing/published.ts'
import { changesOf, randomEdit } from '../testing/random-edit.ts'

/**
 * An opening, a closing, midnight, the day after, the end of the edition, and the changes to winter and to summer time.
 */
const INSTANTS = [
  '2026-03-14T01:00:00Z',
  '2026-03-14T06:00:00Z',
  '2026-03-14T13:00:00Z',
  '2026-03-15T02:00:00Z',
  '2026-03-29T13:00:00Z',
  '2026-04-04T16:00:00Z',
  '2026-10-03T16:00:00Z',
]
/** The short run takes every second item of a list. */
const isTaken = (_: unknown, index: number) => !IS_SHORT || index % 2 === 0
/** Every 53 minutes of a day and a half of the festival, the instants above, and three outside of the festival. */
const MOMENTS = [
  ...Array.from({ length: 40 }, (_, step) => step)
    .filter(isTaken)
    .map((step) => Date.parse('2026-03-13T23:10:00Z') + step * 3_180_000),
  ...INSTANTS.map(Date.parse),
  ...['2026-02-01T00:00:00Z', '2026-10-03T16:30:00Z', '2027-01-01T00:00:00Z'].map(Date.parse),
].toSorted((a, b) => a - b)
/**
 * The short run compares every second instant: an opening, midnight, the end of the edition, the change to summer time.
 */
const COMPARED = INSTANTS.filter(isTaken)
/** How often, at each instant, edits are made and the site is compared, before the clock moves on. */
const ROUNDS = historyRuns(1)
const EDITS = 5
/** Matches the key of one record that has its own page. */
const RECORD =
  /^((?:\/years\/\d+)?\/(?:events|artists|venues|guides|channel|participate|past-festivals))\/[^/]+$/
/** How many records of each kind have a page in the short run. The lists name all of them. */
const RECORDS = IS_SHORT ? 8 : Infinity
const SEED = Number(process.env['FUZZ_SEED'] ?? 2026)

let demo: WireAnswers
let built: SiteBuild

beforeAll(async () => {
  demo = someRecords(await (await openFestival(inject('festivalsUrl'), 'small')).answers())
  built = await readBuild(join(import.meta.dirname, '../dist'))
})

describe('a site that has followed every edit and every hour (spec/faults R7)', () => {
  test(
    'is byte for byte the same as a site that starts anew',
    async () => {
      const site = await createTestSite({ answers: demo, app: built.app })
      let answers = demo
      const edits = fc.sample(randomEdit, { seed: SEED, numRuns: COMPARED.length * ROUNDS * EDITS })
      const rounds = COMPARED.flatMap((instant) => Array.from({ length: ROUNDS }, () => instant))
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
      }
    },
    240_000 * ROUNDS,
  )
})

describe('what a page shows', () => {
  test('stays the same until the instant that the page names', async () => {
    const { store, origin } = await createTestSite({ answers: demo, app: built.app })
    const base = store.base()
    if (!base) throw new Error('nothing is published')
    const content = contentOf(base.snapshot)
    const early: string[] = []
    for (const { path, route, params } of knownPaths(base.table, base.snapshot)) {
      let before: { view: string; until: number } | undefined
      for (const now of MOMENTS) {
        const moment = createMoment(now)
        const at = { content, moment, origin }
        const loaded = built.app.load(route, { path, search: '', params }, at)
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

/**
 * The answers with only `RECORDS` records of each kind, taken evenly from the list of that kind. Every other answer
 * stays.
 */
function someRecords(answers: WireAnswers): WireAnswers {
  const kinds = Map.groupBy(Object.keys(answers), (key) => RECORD.exec(key)?.[1] ?? key)
  const kept = [...kinds.values()].flatMap((keys) => {
    const step = Math.max(1, keys.length / RECORDS)
    return keys.filter((_, index) => index % step < 1)
  })
  return Object.fromEntries(kept.map((key) => [key, answers[key]]))
}
