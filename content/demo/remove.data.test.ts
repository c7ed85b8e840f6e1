import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { compose } from '../compose/compose.ts'
import { createDocumentStore } from '../stores/documents.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk } from '../testing/records.ts'
import { runCommand } from '../testing/run-command.ts'
import { findDemo, removeDemo } from './remove.ts'

const ASOF = Date.parse('2026-03-14T00:20:00Z')

let open: OpenPayload

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { demo: 'small' })
})

afterAll(() => open.close())

const reading = () => ({ payload: open.payload, siteOrigin: 'https://parallax.example' })

async function festivalOf(year: number): Promise<number> {
  const where = { year: { equals: year } }
  const { docs } = await open.payload.find({ collection: 'festivals', where, depth: 0 })
  return docs[0]?.id ?? 0
}

const titlesIn = async (collection: 'events' | 'festivals' | 'artists') =>
  (await open.payload.find({ collection, depth: 0, pagination: false })).docs.map((doc) =>
    'title' in doc ? doc.title : doc.name,
  )

describe('the demo that is taken out (spec/content F1)', () => {
  test('is the whole demo while nobody has edited anything', async () => {
    const { removed, kept } = await findDemo(reading())
    expect(kept).toEqual([])
    expect(removed.length).toBeGreaterThan(100)
  })

  test('is removed except for what staff made, changed or need', async () => {
    const { payload } = open
    const made = await payload.create({
      collection: 'events',
      data: { ...aTalk(await festivalOf(2026)), title: 'A talk of ours', _status: 'published' },
      depth: 0,
    })
    const { docs } = await payload.find({ collection: 'artists', limit: 1, sort: 'id', depth: 0 })
    const [artist] = docs
    await payload.update({ collection: 'artists', id: artist?.id ?? 0, data: { name: 'Ana Reis' } })

    const { kept } = await removeDemo(reading())
    expect(kept).toContainEqual({ key: `events/${made.slug}`, why: 'made by staff' })
    expect(kept).toContainEqual({ key: 'festivals/2026', why: 'needed by what stays' })
    expect(kept.map(({ why }) => why)).toContain('changed by staff')
    // The edition's home page shows these events.
    const needed = kept.filter(
      ({ key, why }) => key.startsWith('events/') && why !== 'made by staff',
    )
    expect(needed.every(({ why }) => why === 'needed by what stays')).toBe(true)
    const titles = await titlesIn('events')
    expect(titles).toContain('A talk of ours')
    expect(titles).toHaveLength(needed.length + 1)
    expect(await titlesIn('artists')).toContain('Ana Reis')
    expect(await titlesIn('festivals')).toEqual(['Parallax 2026'])
    expect((await payload.findGlobal({ slug: 'site', depth: 0 })).name ?? '').toBe('')
  })

  test('leaves a festival that can be composed, without a trace of the demo', async () => {
    const documents = createDocumentStore(open.payload)
    await documents.readAll()
    const { dropped } = compose(documents.current(), { asOf: ASOF })
    expect(dropped).toEqual([])
    const { removed } = await findDemo(reading())
    expect(removed).toEqual([])
  })
})

describe('npm run content -- remove-demo', () => {
  test('backs the database up and leaves nothing of the demo in it', async () => {
    const festival = await openPayload(inject('databaseUrl'), { demo: 'small' })
    const { payload, dataDir, close } = festival
    const countAll = async () => {
      const { totalDocs } = await payload.count({ collection: 'events' })
      const pictures = await payload.count({ collection: 'media', trash: true })
      return totalDocs + pictures.totalDocs
    }
    try {
      expect(await countAll()).toBeGreaterThan(0)

      const { code, stdout } = await runCommand(festival, 'remove-demo', '--yes')

      expect(code).toBe(0)
      expect(stdout).toMatch(/The demo that would go:[^]*Backed up to [^]*Removed: \d+ records/)
      expect(await countAll()).toBe(0)
      expect(await readdir(join(dataDir, 'backups'))).toEqual([
        expect.stringMatching(/^before-remove-demo-/),
      ])
    } finally {
      await close()
    }
  })
})
