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
})
