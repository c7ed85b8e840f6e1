import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import type * as WrittenOnce from '../collections/written-once.ts'
import { migrate } from './migrate.ts'
import { migrations } from '../migrations/index.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { endPayload } from '../testing/payload-over.ts'

/**
 * SQL to add by hand to a migration that `npm run change` has written, so that no data is lost. Each table of a
 * collection has a second table with the versions: `events` and `_events_v`, whose columns begin with `version_`.
 */

let open: OpenPayload
let done = migrations

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { demo: 'small' })
})

afterAll(() => open.close())

const ask = (statement: string) => open.database.query(statement)

/** Runs statements as the next migration. */
async function run(...statements: readonly string[]): Promise<void> {
  const next = {
    name: `9999${String(done.length).padStart(4, '0')}`,
    async up({ db }: Parameters<(typeof migrations)[number]['up']>[0]) {
      for (const statement of statements) await db.execute(statement)
    },
    down: () => Promise.resolve(),
  }
  await migrate(open.payload, [...done, next])
  done = [...done, next]
}

describe('a migration of a festival that has content (spec/faults S10)', () => {
  test('adds a field: in the table and its versions', async () => {
    const count = await ask('select count(*) from _events_v')

    await run(
      'alter table events add column dress_code varchar',
      'alter table _events_v add column version_dress_code varchar',
    )

    expect(await ask('select count(*) from _events_v where version_dress_code is null')).toEqual(
      count,
    )
  })

  test('renames a field: the column is renamed, never dropped and added', async () => {
    const before = await ask('select id, intro as text from strands order by id')
    const versions = await ask('select id, version_intro as text from _strands_v order by id')
    expect(before).toContainEqual(expect.objectContaining({ text: expect.any(String) }))

    await run(
      'alter table strands rename column intro to summary',
      'alter table _strands_v rename column version_intro to version_summary',
    )

    expect(await ask('select id, summary as text from strands order by id')).toEqual(before)
    expect(await ask('select id, version_summary as text from _strands_v order by id')).toEqual(
      versions,
    )
  })

  test('splits a field: fills the new columns before it drops the old one', async () => {
    const before = await ask('select id, address_line1 as line from venues order by id')
    expect(before).toContainEqual(
      expect.objectContaining({ line: expect.stringMatching(/ Street$/) }),
    )
    const split = (table: string, prefix: string) => `
      alter table ${table} add column ${prefix}street varchar, add column ${prefix}kind varchar;
      update ${table} set
        ${prefix}street = regexp_replace(${prefix}address_line1, ' \\S+$', ''),
        ${prefix}kind = substring(${prefix}address_line1 from ' (\\S+)$');
      alter table ${table} drop column ${prefix}address_line1`

    await run(split('venues', ''), split('_venues_v', 'version_'))

    expect(
      await ask(`select id, nullif(concat_ws(' ', street, kind), '') as line
                 from venues order by id`),
    ).toEqual(before)
  })

  test('renames a field inside a block: in the JSON of every table that has blocks', async () => {
    const wordsOf = (field: string) =>
      ask(`select id, jsonb_path_query_array(blocks, '$[*] ? (@.blockType == "heading").${field}') as words,
             jsonb_array_length(blocks) as count from pages order by id`)
    const before = await wordsOf('text')
    expect(JSON.stringify(before)).toMatch(/"words":\["/)

    const columns = await ask(
      `select table_name as table, column_name as column from information_schema.columns
       where column_name in ('blocks', 'version_blocks') and data_type = 'jsonb'`,
    )
    expect(columns.length).toBeGreaterThan(3)
    await run(
      ...columns.map(
        ({ table, column }) => `
          update ${String(table)} set ${String(column)} = (
            select jsonb_agg(
              case when block->>'blockType' = 'heading'
                then (block - 'text') || jsonb_build_object('words', block->'text')
                else block end order by position)
            from jsonb_array_elements(${String(column)}) with ordinality as each(block, position))
          where ${String(column)} @> '[{"blockType": "heading"}]'`,
      ),
    )

    expect(await wordsOf('words')).toEqual(before)
    expect(await wordsOf('text')).not.toEqual(before)
  })

  test('removes an option: rows that have it get another one first, or the migration is rolled back', async () => {
    await ask(
      `update events set status_state = 'weather_watch' where id = (select min(id) from events)`,
    )
    const states = `select status_state::text as state, count(*) from events group by 1 order by 1`
    const before = await ask(states)
    // The SQL that Payload writes into such a migration.
    const without = `
      alter table events alter column status_state drop default;
      alter table events alter column status_state set data type text;
      drop type enum_events_status_state;
      create type enum_events_status_state as enum ('scheduled', 'moved', 'postponed', 'cancelled', 'sold_out');
      alter table events alter column status_state set data type enum_events_status_state
        using status_state::enum_events_status_state;
      alter table events alter column status_state set default 'scheduled'`

    await expect(run(without)).rejects.toThrow(/ failed and was rolled back: /)
    expect(await ask(states)).toEqual(before)

    await run(
      `update events set status_state = 'scheduled' where status_state = 'weather_watch'`,
      without,
    )
    expect((await ask(states)).map(({ state }) => state)).not.toContain('weather_watch')
  })

  test('switches drafts on: every record is published, and its version is the latest', async () => {
    const records = 'select id, code, origin from codes order by id'
    const before = await ask(records)
    expect(before.length).toBeGreaterThan(100)
    const payload = await openWithDrafts()

    await run(
      ...(await generated(payload)),
      `update codes set _status = 'published'`,
      `insert into _codes_v (parent_id, version_code, version_origin, version_updated_at,
         version_created_at, version__status, created_at, updated_at, latest)
       select id, code, origin, updated_at, created_at, 'published', created_at, updated_at, true
       from codes`,
    )

    expect(await ask(records)).toEqual(before)
    for (const draft of [false, true]) {
      const { docs } = await payload.find({
        collection: 'codes',
        draft,
        depth: 0,
        pagination: false,
        sort: 'id',
        where: { _status: { equals: 'published' } },
      })
      expect(docs.map(({ id, code, origin }) => ({ id, code, origin }))).toEqual(before)
    }
  })
})

/**
 * Payload over the same database with a configuration in which codes have drafts. Redirects cannot be used for this
 * test: the versions of their field `status` would have the type of `_status`.
 */
async function openWithDrafts(): Promise<Payload> {
  vi.resetModules()
  vi.doMock('../collections/written-once.ts', async (importOriginal) => {
    const written = await importOriginal<typeof WrittenOnce>()
    return { ...written, codes: { ...written.codes, versions: { drafts: true } } }
  })
  const { createPayloadConfig } = await import('../payload-config.ts')
  const config = createPayloadConfig({
    databaseUrl: open.database.url,
    dataDir: open.dataDir,
    secret: 'a secret of sixteen characters',
    siteOrigin: 'https://parallax.example',
    clockOffsetMs: 0,
    s3: undefined,
  })
  const payload = await getPayload({ config, key: 'with drafts' })
  onTestFinished(() => endPayload(payload))
  return payload
}

/** The statements that Payload writes into a migration from the newest one to a configuration. */
async function generated({ db }: Payload): Promise<readonly string[]> {
  const snapshots = readdirSync(db.migrationDir).filter((file) => file.endsWith('.json'))
  const newest = readFileSync(join(db.migrationDir, snapshots.toSorted().at(-1) ?? ''), 'utf8')
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit()
  return generateMigration(JSON.parse(newest), await generateDrizzleJson(db.schema))
}
