import { YearChanges } from 'contract/answers/changes.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { composeAnswers } from '../testing/answers.ts'
import { createDocumentStore } from '../stores/documents.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { countRows, lastWritten } from '../testing/own-database.ts'
import { demo } from '../testing/demo-files.ts'
import { seedDemo } from './seed.ts'

const NOW = Date.parse('2026-03-14T00:20:00Z')
const ORIGIN = 'https://parallax.example'

async function composed({ payload }: OpenPayload) {
  const documents = createDocumentStore(payload)
  await documents.readAll()
  return composeAnswers(documents.current(), { asOf: NOW })
}

function toldChanges(answer: unknown): readonly string[] {
  const { changes } = v.parse(YearChanges, answer)
  return changes.map(({ at, kind, event }) => `${at} ${kind} ${event.slug}`)
}

describe('the small profile (spec/content F1)', () => {
  let open: OpenPayload
  let made: Awaited<ReturnType<typeof composed>>

  beforeAll(async () => {
    open = await openPayload(inject('databaseUrl'), { demo: 'small' })
    made = await composed(open)
  })

  afterAll(() => open.close())

  test('has two editions, twelve exhibitions and eight timed events of each, and 24 pictures', async () => {
    const photographs = await open.payload.count({
      collection: 'media',
      where: { kind: { equals: 'photograph' } },
    })

    expect(Object.fromEntries(await countRows(open.database))).toMatchObject({
      festivals: 2,
      events: 40,
    })
    expect(photographs.totalDocs).toBe(24)
  })

  test('composes without leaving anything out', () => {
    const { answers, dropped } = made

    expect(dropped).toEqual([])
    expect([...answers.keys()]).toEqual(
      expect.arrayContaining(['/home', '/timeline', '/years/2026/program', '/years/2022/venues']),
    )
  })

  test('says of each page the day that the demo gives it', () => {
    expect(made.answers.get('/pages/about')).toMatchObject({ updated_at: '2026-03-02T00:00:00Z' })
  })

  test('changes nothing when it is seeded again', async () => {
    const before = [
      Object.fromEntries(await countRows(open.database)),
      await lastWritten(open.database),
    ]

    await seedDemo({
      payload: open.payload,
      kind: 'small',
      siteOrigin: ORIGIN,
      progress: () => undefined,
      lacksPhotographs: true,
    })

    expect([
      Object.fromEntries(await countRows(open.database)),
      await lastWritten(open.database),
    ]).toEqual(before)
  })

  test('leads links of its own origin to the site', () => {
    expect(JSON.stringify(made.answers.get('/global'))).toContain(`"${ORIGIN}/`)
  })
})

describe('the full profile (spec/content F2)', () => {
  test('is all there, and composes without leaving anything out', async () => {
    const open = await openPayload(inject('databaseUrl'), { demo: 'full' })
    const { answers, dropped } = await composed(open)
    const rows = Object.fromEntries(await countRows(open.database))
    const history = await open.database.query(
      `select to_char(at, 'DD Mon') as at, slug, field, "old", "new"
       from history join events on events.code = history.code
       where field in ('status.state', 'venues') order by history.id`,
    )
    const drafts = await open.database.query(
      `select parent_id from _pages_v where version__status = 'draft'
       union all select parent_id from _articles_v where version__status = 'draft'`,
    )
    await open.close()

    expect(drafts).toEqual([])
    expect(history.map((row) => Object.values(row).slice(0, 3).join(' '))).toEqual([
      '04 Mar keynote-the-light-that-stays status.state',
      '10 Mar weather-as-collaborator status.state',
      '11 Mar portraits-without-faces venues',
      '11 Mar portraits-without-faces status.state',
      '13 Mar editing-with-strangers status.state',
    ])
    expect(history.at(-1)).toMatchObject({ old: 'scheduled', new: 'postponed' })
    // The history has no row for `setback`: the change comes from its status, which says when it was set.
    expect(toldChanges(answers.get('/years/2026/changes'))).toEqual([
      '2026-03-13T01:30:00Z postponed editing-with-strangers',
      '2026-03-11T23:05:00Z moved portraits-without-faces',
      '2026-03-10T05:15:00Z cancelled weather-as-collaborator',
      '2026-03-05T03:20:00Z postponed setback',
      '2026-03-04T22:40:00Z sold_out keynote-the-light-that-stays',
    ])
    expect(dropped).toEqual([])
    expect(rows).toMatchObject({
      festivals: demo.festivals.length,
      events: demo.events.length,
      artists: demo.artists.length,
      venues: demo.venues.length,
      guides: demo.guides.length,
      articles: demo.articles.length,
      pages: demo.pages.length,
    })
    for (const { slug } of demo.events) expect(answers.has(`/events/${slug}`)).toBe(true)
    for (const { slug } of demo.guides) expect(answers.has(`/guides/${slug}`)).toBe(true)
    for (const { name } of demo.pages) expect(answers.has(`/pages/${name}`)).toBe(true)
    expect(answers.get('/pages/visit')).toMatchObject({
      easy_english: { name: 'visit/easy-english' },
    })
    expect(answers.get('/pages/visit/easy-english')).toMatchObject({
      easy_english_of: { name: 'visit' },
    })
    expect(JSON.stringify(answers.get('/artists/odger-nystrom'))).toContain(
      '{"text":"bjørkelund","em":true,"lang":"no"}',
    )
  }, 600_000)
})
