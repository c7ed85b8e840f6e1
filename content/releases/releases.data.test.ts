import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { User } from '../payload-types.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk, saveFestival } from '../testing/records.ts'
import { findFindings } from '../rules/findings.ts'
import { findReleaseProblem } from './releases.ts'

let open: OpenPayload
let festival = 0
let user: User

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
  festival = (await saveFestival(open.payload)).id
  user = await open.payload.create({
    collection: 'users',
    data: { email: 'editor@parallax.example', password: 'a long afterimage', role: 'editor' },
  })
})

afterAll(() => open.close())

const backwards = {
  sessions: [
    { start: '2026-03-14T11:30', end: '2026-03-14T11:00', status: { state: 'scheduled' as const } },
  ],
}

async function draft(title: string, fields: Parameters<typeof aTalk>[1] = {}): Promise<number> {
  const data = aTalk(festival, { title, ...fields })
  return (await open.payload.create({ collection: 'events', draft: true, data })).id
}

async function asEditor(): Promise<PayloadRequest> {
  return createLocalReq({ user: { ...user, collection: 'users' } }, open.payload)
}

describe('a release that is to be scheduled (spec/content B1)', () => {
  test('is in order when the draft could be published, which stays a draft', async () => {
    const id = await draft('Grain')

    const problem = await findReleaseProblem(
      { collection: 'events', id },
      'published',
      await asEditor(),
    )

    expect(problem).toBeUndefined()
    const kept = await open.payload.findByID({ collection: 'events', id, depth: 0 })
    expect(kept).toMatchObject({ _status: 'draft', slug: null })
    const { totalDocs } = await open.payload.count({
      collection: 'paths',
      where: { path: { equals: '/events/grain' } },
    })
    expect(totalDocs).toBe(0)
  })

  test.each([
    [
      'rules refuse it',
      backwards,
      'Nothing is scheduled. Session 1, End: The session must end after it starts.',
    ],
    ['a field is missing', { teaser: '' }, 'Nothing is scheduled. Event, Teaser: This is needed.'],
  ])('is refused in words when %s', async (_case, fields, expected) => {
    const id = await draft('Blur', fields)

    const problem = await findReleaseProblem(
      { collection: 'events', id },
      'published',
      await asEditor(),
    )

    expect(problem).toBe(expected)
  })
})

describe('a scheduled release that fails', () => {
  async function warnings(id: number): Promise<string[]> {
    const event = await open.payload.findByID({ collection: 'events', id, draft: true, depth: 0 })
    const { config } = open.payload.collections.events
    const found = await findFindings(config, event, await asEditor())
    return found.map(({ level, message }) => `${level}: ${message}`)
  }

  test('stands on the record until the record is published', async () => {
    const { payload } = open
    const id = await draft('Halation', backwards)
    await payload.jobs.queue({
      task: 'schedulePublish',
      // As the studio's drawer sends it: the id is a text.
      input: {
        type: 'publish',
        doc: { relationTo: 'events', value: `${id}` as unknown as number },
      },
      waitUntil: new Date('2026-03-14T07:00:00Z'),
    })

    await payload.jobs.run({ silent: true })

    expect(await warnings(id)).toContainEqual(
      expect.stringMatching(
        /^warning: The scheduled release was due on 14 March 2026 at 6pm AEDT and failed\./,
      ),
    )

    const { sessions } = aTalk(festival)
    await payload.update({ collection: 'events', id, data: { sessions, _status: 'published' } })

    expect((await warnings(id)).join()).not.toContain('scheduled release')
  })
})

describe('the process that runs scheduled releases', () => {
  test('is never the studio, whose pages ask for every job to be run', async () => {
    const payload = await getPayload({ config: open.payload.config, key: open.key, cron: true })

    expect(payload.crons).toEqual([])
  })
})
