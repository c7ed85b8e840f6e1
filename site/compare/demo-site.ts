import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { readBuild } from '../src/process/built-app.ts'
import { createUpstream } from '../src/replica/upstream.ts'
import { createNodeServer } from '../src/http/node-server.ts'
import { createStaticFiles } from '../src/http/static-files.ts'
import { createSite } from '../src/process/site.ts'
import { seededDatabase, startContent, until } from '../testing/festival.ts'
import { freePort } from '../testing/free-port.ts'

/** Saturday 14 March 2026, 11.20am in Melbourne: the demo's start, at which this site stays. */
const NOW = '2026-03-14T00:20:00Z'
/** Before the festival: in place of the instants of this run. */
const SAVED = '2026-03-01T00:00:00Z'
const ORIGIN = 'https://parallax.example'
const TOKEN = 'a token of sixteen characters'

/**
 * Photographs as if they had been made, in three shapes: making them takes many minutes, and no page looks into a file.
 */
const ADD_PICTURES = `
  update media set
    hash = left(md5(source), 16), mime_type = 'image/jpeg', tone = '#7f7f7f',
    width = 2400,
    height = (array[1600, 2400, 3000])[1 + get_byte(decode(md5(source), 'hex'), 0) % 3]
  where source is not null and hash is null`

const SETTLE_DATES = `
  do $$ declare name text; begin
    for name in select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'updated_at'
    loop execute format('update %I set updated_at = %L', name, '${SAVED}'); end loop;
  end $$`

export interface DemoSite {
  /** Where it listens; its pages name another. */
  readonly origin: string
  close(): Promise<void>
}

/**
 * The built site over the full demo edition, with a database of its own and a clock that stands still: two runs answer the
 * same. `adminUrl` is the address of a PostgreSQL as its owner.
 */
export async function startDemoSite(adminUrl: string): Promise<DemoSite> {
  const folder = await mkdtemp(join(tmpdir(), 'festival-compare-'))
  // Lists whose order is otherwise open follow the ids of records.
  const seed = { adminUrl, kind: 'full', dataDir: folder, siteOrigin: ORIGIN, atOnce: 1 }
  const name = await seededDatabase(seed)
  const databaseUrl = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href
  await execute(databaseUrl, [ADD_PICTURES, SETTLE_DATES])
  const contentPort = await freePort()
  const content = await startContent({
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    CONTENT_PORT: String(contentPort),
    CONTENT_TOKEN: TOKEN,
    PAYLOAD_SECRET: 'a secret of sixteen characters',
    SITE_ORIGIN: ORIGIN,
    FESTIVAL_CLOCK: `${NOW}@${Date.now()}`,
  })
  const site = await startSite(`http://127.0.0.1:${contentPort}`, folder)
  return {
    origin: site.origin,
    async close() {
      await site.close()
      await content.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** In this process: only here can its clock stand still. */
async function startSite(contentUrl: string, dataDir: string): Promise<DemoSite> {
  const built = await readBuild(join(import.meta.dirname, '../dist'))
  const upstream = createUpstream({ contentUrl, token: TOKEN })
  const site = createSite({
    built,
    assetFiles: await createStaticFiles({ current: built.assetsFolder, earlier: [] }),
    // The photographs have records, and no files.
    upstream: { ...upstream, media: () => Promise.resolve(undefined) },
    clock: { now: () => Date.parse(NOW) },
    clockOffsetMs: 0,
    origin: ORIGIN,
    dataDir,
    log(event, fields) {
      if (event.endsWith('.failed')) console.error(event, fields)
    },
  })
  const { respond, report } = site
  const server = createNodeServer({ respond, report, origin: ORIGIN })
  const origin = `http://127.0.0.1:${await server.listen(0)}`
  await site.start()
  await until(async () => (await fetch(`${origin}/readyz`)).status === 200)
  return {
    origin,
    async close() {
      await server.drain(0)
      await site.close()
      await upstream.close()
    },
  }
}

async function execute(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
