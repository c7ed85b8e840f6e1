import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { migrate } from './migrate.ts'
import { migrations } from '../migrations/index.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'

const NAME = '20261125_084500_sold_out_sessions'

let open: OpenPayload

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { demo: 'small' })
})

afterAll(() => open.close())

const ask = (statement: string) => open.database.query(statement)

describe('the migration to one word for a session that is sold out', () => {
  test('marks the sessions with that state, in records and versions, and changes no others', async () => {
    const tables = ['events_sessions', '_events_v_version_sessions'] as const
    const rows = (table: string) =>
      ask(
        `select id, fully_booked as full, status_state as state, status_note as note from ${table} order by id`,
      )
    await ask(`delete from payload_migrations where name = '${NAME}'`)
    const before = await Promise.all(tables.map(rows))
    const chosen = before.map(([first]) => first)
    for (const [index, table] of tables.entries()) {
      await ask(
        `update ${table} set status_state = 'sold_out', status_note = 'At last', fully_booked = null where id = '${String(chosen[index]?.['id'])}'`,
      )
    }

    await migrate(open.payload, migrations)

    for (const [index, table] of tables.entries()) {
      expect(await rows(table)).toEqual(
        before[index]?.map((row) =>
          row === chosen[index] ? { ...row, full: true, state: 'scheduled', note: 'At last' } : row,
        ),
      )
    }
  })
  test('loses no note when the event is published afterwards, until the box is unticked', async () => {
    const [row] = await ask(
      `select s.id, s._parent_id as event from events_sessions s join events e on e.id = s._parent_id
       where e._status = 'published' and e.withdrawn is not true order by s.id limit 1`,
    )
    const id = Number(row?.['event'])
    await ask(
      `update events_sessions set fully_booked = true, status_state = 'scheduled', status_note = 'Ask at the door' where id = '${String(row?.['id'])}'`,
    )
    const publish = async (isFull: boolean) => {
      const { sessions } = await open.payload.findByID({ collection: 'events', id, depth: 0 })
      const changed = sessions?.map((each) =>
        each.id === row?.['id'] ? { ...each, fully_booked: isFull } : each,
      )
      const data = { sessions: changed ?? [], _status: 'published' as const }
      const event = await open.payload.update({ collection: 'events', id, depth: 0, data })
      return event.sessions?.find((each) => each.id === row?.['id'])?.status.note
    }

    expect(await publish(true)).toBe('Ask at the door')
    expect(await publish(false)).toBeNull()
  })
})
