import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ensureAdministrator } from '../../administrator.ts'
import { composeAnswers } from '../../testing/answers.ts'
import { createDocumentStore } from '../../documents.ts'
import { openPayload, type OpenPayload } from '../../testing/open-payload.ts'
import { countRows } from '../../testing/own-database.ts'
import { fullDemo, type Demo } from '../profile.ts'
import { smallDemo } from '../small-demo.ts'
import { seedDemo } from './seed.ts'

const NOW = Date.parse('2026-03-14T00:20:00Z')
const ORIGIN = 'https://parallax.example'

/** An empty database with an editor. */
async function openEmpty(): Promise<OpenPayload> {
  const open = await openPayload(inject('databaseUrl'))
  await ensureAdministrator(open.payload, {
    email: 'a@parallax.example',
    password: 'long enough by far',
  })
  return open
}

const seed = ({ payload }: OpenPayload, demo: Demo) =>
  seedDemo({ payload, demo, siteOrigin: ORIGIN, progress: () => undefined })

async function composed({ payload }: OpenPayload) {
  const documents = createDocumentStore(payload)
  await documents.readAll()
  return composeAnswers(documents.current(), { asOf: NOW })
}

/** When the youngest row of each table was written. */
async function lastWritten({ database }: OpenPayload): Promise<unknown> {
  const tables = await database.query(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'updated_at' order by 1`,
  )
  const parts = tables
    .map(({ name }) => String(name))
    .map((name) => `select '${name}' as name, max(updated_at)::text as at from "${name}"`)
  return database.query(`${parts.join(' union all ')} order by 1`)
}

describe('the small profile (spec/content F1)', () => {
  let open: OpenPayload

  beforeAll(async () => {
    open = await openPayload(inject('databaseUrl'), { demo: 'small' })
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

  test('composes without leaving anything out', async () => {
    const { answers, dropped } = await composed(open)

    expect(dropped).toEqual([])
    expect([...answers.keys()]).toEqual(
      expect.arrayContaining(['/home', '/timeline', '/years/2026/program', '/years/2022/venues']),
    )
  })

  test('says of each page the day that the demo gives it', async () => {
    const { answers } = await composed(open)

    expect(answers.get('/pages/about')).toMatchObject({ updated_at: '2026-03-02T00:00:00Z' })
  })

  test('changes nothing when it is seeded again', async () => {
    const before = [Object.fromEntries(await countRows(open.database)), await lastWritten(open)]

    await seed(open, smallDemo)

    expect([Object.fromEntries(await countRows(open.database)), await lastWritten(open)]).toEqual(
      before,
    )
  })

  test('leads links of its own origin to the site', async () => {
    const { answers } = await composed(open)

    expect(JSON.stringify(answers.get('/global'))).toContain(`"${ORIGIN}/`)
  })
})

describe('a seed that was interrupted', () => {
  test('goes on where it stopped', async () => {
    const open = await openEmpty()
    const stopped = { ...smallDemo, articles: [{ ...smallDemo.articles[0], title: '' }] } as Demo // refused there
    await expect(seed(open, stopped)).rejects.toThrow(/^articles\//)

    await seed(open, smallDemo)
    const { dropped } = await composed(open)
    const { totalDocs } = await open.payload.count({ collection: 'events' })
    await open.close()

    expect(dropped).toEqual([])
    expect(totalDocs).toBe(smallDemo.events.length)
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
    await open.close()

    expect(history.map((row) => Object.values(row).slice(0, 3).join(' '))).toEqual([
      '04 Mar keynote-the-light-that-stays status.state',
      '10 Mar weather-as-collaborator status.state',
      '11 Mar portraits-without-faces venues',
      '11 Mar portraits-without-faces status.state',
      '13 Mar editing-with-strangers status.state',
    ])
    expect(history.at(-1)).toMatchObject({ old: 'scheduled', new: 'postponed' })
    expect(dropped).toEqual([])
    expect(rows).toMatchObject({
      festivals: fullDemo.festivals.length,
      events: fullDemo.events.length,
      artists: fullDemo.artists.length,
      venues: fullDemo.venues.length,
      guides: fullDemo.guides.length,
      articles: fullDemo.articles.length,
      pages: fullDemo.pages.length,
    })
    for (const { slug } of fullDemo.events) expect(answers.has(`/events/${slug}`)).toBe(true)
    for (const { slug } of fullDemo.guides) expect(answers.has(`/guides/${slug}`)).toBe(true)
    for (const { name } of fullDemo.pages) expect(answers.has(`/pages/${name}`)).toBe(true)
  }, 300_000)
})
