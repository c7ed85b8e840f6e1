import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { aGlobal } from 'contract/testing/base-answers.ts'
import { aPage } from 'contract/testing/page.ts'
import { historyRuns } from 'contract/testing/fuzz.ts'
import { expect, test } from 'vitest'
import { createTestSite, type WireAnswers } from '../../testing/create-test-site.ts'
import { published } from '../../testing/published.ts'
import * as app from '../app/render-page.tsx'

const NAMES = ['one', 'two', 'three', 'four']
const PATHS = NAMES.flatMap((name) => [`/${name}`, `/${name}/_payload.json`])

/** Every answer of a revision, including the shell's, contains the revision's mark. */
function marked(revision: number): WireAnswers {
  const mark = `mark-${revision}-`
  return {
    '/routes': { custom_pages: NAMES, program: [], festival_years: [] },
    '/global': aGlobal({ acknowledgement_modal: mark }),
    ...Object.fromEntries(
      NAMES.map((name) => [`/pages/${name}`, aPage({ name, title: `${name} ${mark}` })]),
    ),
  }
}

/** Visits while the site changes: a number of turns of the event loop, then a path. */
const visits = fc.array(fc.tuple(fc.nat({ max: 6 }), fc.constantFrom(...PATHS)), {
  minLength: 4,
  maxLength: 40,
})

test('every page that is served while the site changes is of one snapshot (docs/architecture.md "How a change flows")', async () => {
  const site = await createTestSite({ answers: marked(0) })
  await site.idle()
  let revision = 0
  await fc.assert(
    fc.asyncProperty(fc.array(visits, { minLength: 1, maxLength: 5 }), async (publishes) => {
      const sent: Promise<void>[] = []
      for (const each of publishes) {
        revision += 1
        sent.push(site.send(marked(revision)))
        for (const [turns, path] of each) {
          for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate)
          expect(await marksOn(site, path)).toHaveLength(1)
        }
      }
      await Promise.all(sent)
      await site.idle()
      for (const path of PATHS) expect(await marksOn(site, path)).toEqual([`mark-${revision}-`])
    }),
    { numRuns: historyRuns(12) },
  )
})

test('C18: edits that arrive faster than they are published are joined: each page is rendered at most once for each applied set, and the last pages equal those of a cold build', async () => {
  const EDITS = 500
  const renders = new Map<string, number>()
  const render: typeof app.render = (input) => {
    const what = `${input.path} ${JSON.stringify([input.data, input.shell])}`
    renders.set(what, (renders.get(what) ?? 0) + 1)
    return app.render(input)
  }
  const site = await createTestSite({ answers: marked(0), app: { render } })
  await site.idle()
  const sent: Promise<void>[] = []
  let answers = marked(0)
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const name = NAMES[edit % NAMES.length] ?? ''
    const changed = { [`/pages/${name}`]: aPage({ name, title: `Edit ${edit}` }) }
    answers = { ...answers, ...changed }
    sent.push(site.send(changed))
    await new Promise(setImmediate)
    if (edit % 10 === 0) await site.answer(PATHS[edit % PATHS.length] ?? '/')
  }
  await Promise.all(sent)
  await site.idle()

  expect(Math.max(...renders.values())).toBe(1)
  const sets = site.upstreamCalls().filter((call) => call === 'changes').length
  expect(sets).toBeGreaterThan(3)
  expect(sets).toBeLessThan(EDITS)
  expect(await published(site)).toEqual(await published(await createTestSite({ answers })))
})

async function marksOn(
  { answer }: Awaited<ReturnType<typeof createTestSite>>,
  path: string,
): Promise<string[]> {
  const { body } = await answer(path, { headers: { 'accept-encoding': 'gzip' } })
  const text = gunzipSync(body as Buffer).toString() // ready pages are kept compressed
  return [...new Set(text.match(/mark-\d+-/g))]
}
