import { randomUUID } from 'node:crypto'
import pg from 'pg'

export interface OwnDatabase {
  readonly name: string
  readonly url: string
  /** On a separate connection. */
  query(statement: string): Promise<Readonly<Record<string, unknown>>[]>
  drop(): Promise<void>
}

/** Empty, or a copy of `template`. `adminUrl` is the address of a database whose owner may create others. */
export async function createOwnDatabase(adminUrl: string, template?: string): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // `file_copy` is three times as fast as PostgreSQL's default, which writes the copy to its log.
  const from = template ? ` template ${template} strategy file_copy` : ''
  await ask(adminUrl, `create database ${name}${from}`)
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href
  return {
    name,
    url,
    query: (statement) => ask(url, statement),
    async drop() {
      await ask(adminUrl, `drop database ${name} with (force)`)
    },
  }
}

/** By table. */
export async function countRows(database: OwnDatabase): Promise<ReadonlyMap<string, number>> {
  const tables = await database.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const parts = tables
    .map(({ name }) => String(name))
    .map((name) => `select '${name}' as name, count(*) from "${name}"`)
  const rows = await database.query(parts.join(' union all '))
  return new Map(rows.map(({ name, count }) => [String(name), Number(count)]))
}

/** By table, of those that have an `updated_at`. */
export async function lastWritten(database: OwnDatabase): Promise<unknown> {
  const tables = await database.query(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'updated_at' order by 1`,
  )
  const parts = tables
    .map(({ name }) => String(name))
    .map((name) => `select '${name}' as name, max(updated_at)::text as at from "${name}"`)
  return database.query(`${parts.join(' union all ')} order by 1`)
}

async function ask(url: string, statement: string): Promise<Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}
