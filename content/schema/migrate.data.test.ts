import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { migrate } from './migrate.ts'
import { migrations } from '../migrations/index.ts'
import { readTableSnapshots, tableDifferences } from './table-snapshots.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { countRows } from '../testing/own-database.ts'
import { runCommand } from '../testing/run-command.ts'

type Migration = (typeof migrations)[number]

let open: OpenPayload

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { demo: 'small' })
})

afterAll(() => open.close())

/** A migration that has not run yet. */
const next = (name: string, up: Migration['up']): Migration => ({
  name,
  up,
  down: () => Promise.resolve(),
})

const rowsOf = async () => Object.fromEntries(await countRows(open.database))
const applied = () =>
  open.database.query('select name, batch from payload_migrations order by name')

test('the migrations make the tables that the collections need: else `npm run change -- <name>`', async () => {
  expect(tableDifferences(await readTableSnapshots(open.payload))).toEqual([])
})

test('`npm run change` fails and writes nothing when types, import map and migrations are those of the collections', async () => {
  expect(await runCommand(open, 'change', 'x')).toMatchObject({
    code: 1,
    stdout: expect.not.stringContaining('Wrote'),
    stderr: expect.stringMatching(/^Nothing changed/m),
  })
})

describe('migrating a seeded database forward (spec/faults S10)', () => {
  test('does nothing when it is at the newest schema', async () => {
    const before = await rowsOf()
    expect(before).toMatchObject({ festivals: 2, events: 40, users: 1 })
    expect(Object.keys(before).length).toBeGreaterThan(100)

    await migrate(open.payload)

    expect(await rowsOf()).toEqual(before)
    expect(await applied()).toEqual(migrations.map(({ name }) => ({ name, batch: '1' })))
  })

  test('has no statement timeout', async () => {
    const { rows } = await open.payload.db.drizzle.execute('show statement_timeout')

    expect(rows).toEqual([{ statement_timeout: '0' }])
  })

  test('backs up, then keeps the rows of every table, when the schema changes', async () => {
    const before = await rowsOf()
    const widen = next('99990101_000000_widen', async ({ db }) => {
      await db.execute(`alter table events add column test_note varchar not null default 'x'`)
      await db.execute('alter table events alter column teaser type text')
    })

    const backUp = vi.fn<() => Promise<void>>(async () => {
      expect(await rowsOf()).toEqual(before)
    })

    await migrate(open.payload, [...migrations, widen], backUp)

    expect(backUp).toHaveBeenCalledOnce()
    expect(await rowsOf()).toEqual({
      ...before,
      payload_migrations: Number(before['payload_migrations']) + 1,
    })
    const notes = await open.database.query('select distinct test_note from events')
    expect(notes).toEqual([{ test_note: 'x' }])
    expect((await applied()).at(-1)).toEqual({ name: widen.name, batch: '2' })

    await migrate(open.payload, [...migrations, widen], backUp)
    expect(backUp).toHaveBeenCalledOnce()
    expect((await applied()).filter(({ name }) => name === widen.name)).toHaveLength(1)
  })

  test('rolls back a migration that fails, and names it in one line', async () => {
    const before = await rowsOf()
    const done = next('99990101_000000_widen', () => Promise.resolve())
    const failing = next('99990102_000000_failing', async ({ db }) => {
      await db.execute('delete from events_rels')
      await db.execute('alter table events drop column test_note')
      throw new Error('the disk is full')
    })

    await expect(migrate(open.payload, [...migrations, done, failing])).rejects.toThrow(
      /^The migration 99990102_000000_failing failed and was rolled back: the disk is full$/,
    )

    expect(await rowsOf()).toEqual(before)
    expect(await open.database.query('select test_note from events limit 1')).toHaveLength(1)
  })

  test('runs a corrected migration and those after it in their order', async () => {
    const order: string[] = []
    const step = (name: string) =>
      next(name, () => {
        order.push(name)
        return Promise.resolve()
      })
    const done = step('99990101_000000_widen')

    const later = [step('99990102_000000_failing'), step('99990103_000000_after')]
    await migrate(open.payload, [...migrations, done, ...later])

    expect(order).toEqual(later.map(({ name }) => name))
  })
})

describe('a database that cannot be migrated (spec/faults S10)', () => {
  test('is refused in one line when it is newer than the code', async () => {
    await expect(migrate(open.payload)).rejects.toThrow(
      /^This database is newer than the code: it has the migration 99990101_000000_widen$/,
    )
  })

  test('is refused in one line when it was pushed in development', async () => {
    const before = await rowsOf()
    await open.database.query(`update payload_migrations set batch = -1 where name like '9999%'`)

    await expect(migrate(open.payload)).rejects.toThrow(
      /^This database was pushed in development and cannot be migrated: use another, or restore a backup$/,
    )
    expect(await rowsOf()).toEqual(before)
  })
})
