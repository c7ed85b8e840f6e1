import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { migrate } from './migrate.ts'
import { migrations } from '../migrations/index.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'

/** The first migration with a new column that needs a value for existing rows. */
const ROLES = migrations.findIndex(({ name }) => name.endsWith('_roles_and_reviews'))

let open: OpenPayload

/** Rows as an earlier version of the studio stored them. */
beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
  const { database, payload } = open
  await database.query('drop schema public cascade')
  await database.query('create schema public')
  await migrate(payload, migrations.slice(0, ROLES))
  await database.query(`insert into users (email) values ('ann@staff.example')`)
  for (const global of ['header', 'footer', 'site']) {
    await database.query(`insert into ${global} default values`)
    await database.query(`insert into _${global}_v default values`)
    await database.query(`insert into _${global}_v default values`)
  }

  await migrate(payload, migrations)
})

afterAll(() => open.close())

const ask = (statement: string) => open.database.query(statement)

describe('what an earlier release stored', () => {
  test('keeps the rights of an account: it becomes an administrator', async () => {
    expect(await ask('select email, role from users')).toEqual([
      { email: 'ann@staff.example', role: 'administrator' },
    ])
  })

  test.each(['header', 'footer', 'site'])(
    'stays public: %s is published, and so are its versions, the last of them the newest',
    async (global) => {
      expect(await ask(`select _status from ${global}`)).toEqual([{ _status: 'published' }])
      const versions = `select version__status as status, latest from _${global}_v order by id`
      expect(await ask(versions)).toEqual([
        { status: 'published', latest: false },
        { status: 'published', latest: true },
      ])
    },
  )
})
