import { getPayload } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { User } from '../payload-types.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk, saveFestival } from '../testing/records.ts'

let open: OpenPayload
let festival = 0
let user: User

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
  festival = (await saveFestival(open.payload)).id
  user = await open.payload.create({
    collection: 'users',
    data: { email: 'editor@parallax.example', password: 'a long afterimage' },
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

describe('a scheduled release that fails', () => {
  async function notices(id: number): Promise<string> {
    const event = await open.payload.findByID({ collection: 'events', id, draft: true, user })
    return event.notices ?? ''
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

    expect(await notices(id)).toContain(
      'Notice – scheduled release: It was due on 14 March 2026 at 6pm AEDT and failed.',
    )

    const { sessions } = aTalk(festival)
    await payload.update({ collection: 'events', id, data: { sessions, _status: 'published' } })

    expect(await notices(id)).not.toContain('scheduled release')
  })
})

describe('the process that runs scheduled releases', () => {
  test('is never the studio, whose pages ask for every job to be run', async () => {
    const payload = await getPayload({ config: open.payload.config, key: open.key, cron: true })

    expect(payload.crons).toEqual([])
  })
})
