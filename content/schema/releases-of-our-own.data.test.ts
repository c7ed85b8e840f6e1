import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { createStaff } from '../testing/staff.ts'
import { migrate } from './migrate.ts'
import { migrations } from '../migrations/index.ts'

const ours = migrations.find(({ name }) => name.endsWith('releases_of_our_own'))

let open: OpenPayload

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { demo: 'small' })
})

afterAll(() => open.close())

const ask = (statement: string) => open.database.query(statement)

test('the migration to releases of our own carries over what was scheduled with Payload’s jobs', async () => {
  const { user } = await createStaff(open, 'editor')
  const [{ id } = { id: 0 }] = await ask(
    `select min(id) as id from events where _status = 'published'`,
  )
  const [{ newest } = { newest: 0 }] = await ask(
    `select max(id) as newest from _events_v where parent_id = ${Number(id)}`,
  )
  if (!ours) throw new Error('There is no such migration')
  // The migration needs only the database.
  await ours.down({ db: open.payload.db.drizzle } as unknown as Parameters<typeof ours.down>[0])
  await ask(`delete from payload_migrations where name = '${ours.name}'`)
  const job = (type: string, more = '') => `
    insert into payload_jobs (task_slug, wait_until, input ${more && ', has_error, error, updated_at'}) values (
      'schedulePublish', '2026-12-31T23:30:00Z', '${JSON.stringify({
        type,
        doc: { relationTo: 'events', value: String(id) },
        user: { relationTo: 'users', value: user.id },
      })}' ${more})`
  const failed = `, true, '{"message": "The session must end after it starts"}'`
  await ask(job('publish'))
  await ask(job('unpublish'))
  await ask(job('publish', `${failed}, now() + interval '1 hour'`))
  // The event was published after this job failed, so nothing is left to do.
  await ask(job('publish', `${failed}, '2020-01-01'`))

  await migrate(open.payload, migrations)

  const { docs } = await open.payload.find({ collection: 'releases', sort: 'id' })
  const of = (act: string, version: unknown) => [
    expect.objectContaining({ collection: 'events', record: id, act, version }),
  ]
  const set = { at: '2027-01-01T10:30', set_by: user.email, state: 'set', problem: null }
  expect(docs).toHaveLength(3)
  expect(docs).toEqual([
    expect.objectContaining({ ...set, items: of('publish', newest) }),
    expect.objectContaining({ ...set, items: of('unpublish', null) }),
    expect.objectContaining({
      ...set,
      state: 'failed',
      problem: 'The session must end after it starts',
      items: of('publish', newest),
    }),
  ])
  expect(await ask(`select to_regclass('payload_jobs') as name`)).toEqual([{ name: null }])
})
