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

/** Saturday 14 March 2026, 11.20am in Melbourne. The clock of the site is stopped at this time. */
const NOW = '2026-03-14T00:20:00Z'
/** Replaces the times at which this run saved its records. */
const SAVED = '2026-03-01T00:00:00Z'
const ORIGIN = 'https://parallax.example'
const TOKEN = 'a token of sixteen characters'

/** Without files, because making them takes many minutes, and no page needs their content. */
const ADD_PICTURES = `
  update media set
    hash = left(md5(source), 16), mime_type = 'image/jpeg', tone = '#7f7f7f',
    width = 2400,
    height = (array[1600, 2400, 3000])[1 + get_byte(decode(md5(source), 'hex'), 0) % 3]
  where source is not null and hash is null`

/** Half of the sizes in the records, with the heights in the order of `ADD_PICTURES`. */
const WIDTH = 1200
const HEIGHTS = [800, 1200, 1500]
/** A grey lossless WebP. Its header may state any size, because all pixels are the same and take no bits. */
const PIXEL = Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAfQv/71r/+BiOh/AAA=', 'base64')
const WEBP_SIZE_AT = 21

const SETTLE_DATES = `
  do $$ declare name text; begin
    for name in select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'updated_at'
    loop execute format('update %I set updated_at = %L', name, '${SAVED}'); end loop;
  end $$`

export interface DemoSite {
  readonly origin: string
  /** Connections fail until `listen` is called. */
  drain(): Promise<void>
  listen(): Promise<void>
  close(): Promise<void>
}

export interface DemoSiteOptions {
  readonly adminUrl: string
  /** For use in a browser: pages name the site's own address, photographs are grey, and the browser's clock runs. */
  readonly isBrowsed?: boolean
}

/** A stopped clock and a database of its own make two runs give the same responses. */
export async function startDemoSite({
  adminUrl,
  isBrowsed = false,
}: DemoSiteOptions): Promise<DemoSite> {
  const folder = await mkdtemp(join(tmpdir(), 'festival-compare-'))
  const seed = { adminUrl, kind: 'full', dataDir: folder, siteOrigin: ORIGIN }
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
  const site = await startSite(`http://127.0.0.1:${contentPort}`, folder, isBrowsed)
  return {
    ...site,
    async close() {
      await site.close()
      await content.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The site runs in this process, because only then can its clock stand still. */
async function startSite(
  contentUrl: string,
  dataDir: string,
  isBrowsed: boolean,
): Promise<DemoSite> {
  const port = await freePort()
  const listensAt = `http://127.0.0.1:${port}`
  const origin = isBrowsed ? listensAt : ORIGIN
  const built = await readBuild(join(import.meta.dirname, '../dist'))
  const upstream = createUpstream({ contentUrl, token: TOKEN })
  const site = createSite({
    built,
    assetFiles: await createStaticFiles({ current: built.assetsFolder, earlier: [] }),
    upstream: {
      ...upstream,
      media: (name) => Promise.resolve(isBrowsed ? greyPicture(name) : undefined),
    },
    clock: { now: () => Date.parse(NOW) },
    clockOffsetMs: isBrowsed ? Date.parse(NOW) - Date.now() : 0,
    origin,
    dataDir,
    log(event, fields) {
      if (event.endsWith('.failed')) console.error(event, fields)
    },
  })
  const { respond, report } = site
  let server = createNodeServer({ respond, report, origin })
  const listen = async () => void (await server.listen(port))
  await listen()
  await site.start()
  await until(async () => (await fetch(`${listensAt}/readyz`)).status === 200)
  return {
    origin: listensAt,
    drain: () => server.drain(0),
    async listen() {
      server = createNodeServer({ respond, report, origin })
      await listen()
    },
    async close() {
      await server.drain(0)
      await site.close()
      await upstream.close()
    },
  }
}

/** With other proportions, the page would move when the picture loads. */
function greyPicture(name: string): Uint8Array | undefined {
  if (!name.endsWith('.webp')) return undefined
  const height = HEIGHTS[Number.parseInt(name.slice(0, 2), 16) % HEIGHTS.length] ?? WIDTH
  const picture = Buffer.from(PIXEL)
  picture.writeUInt32LE(((height - 1) << 14) | (WIDTH - 1), WEBP_SIZE_AT)
  return picture
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
