import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { createUpstream } from '../src/replica/upstream.ts'
import { startChild, type Child } from './child.ts'
import { freePort } from './free-port.ts'
import { publishedPaths } from './published-paths.ts'

/** Saturday 14 March 2026, 11.20am in Melbourne. */
const DEMO_START = '2026-03-14T00:20:00Z'
const WAIT_MS = 60_000
export const TOKEN = 'a token of sixteen characters'

/** An edit in the form that `content/testing/edit.ts` takes. */
export interface Edit {
  readonly collection: string
  readonly where: Readonly<Record<string, unknown>>
  readonly data: Readonly<Record<string, unknown>>
  readonly draft?: boolean
}

export type DemoKind = 'full' | 'small'

/** The parts of a festival that tests need if they change nothing. */
export interface ShownFestival {
  readonly origin: string
  readonly contentUrl: string
  get(path: string, init?: RequestInit): Promise<Response>
  paths(): Promise<readonly string[]>
  /** Every answer in its wire form, by key. */
  answers(): Promise<Record<string, unknown>>
}

/** A whole festival in separate processes, with the demo edition in a separate database. */
export interface Festival extends ShownFestival {
  /** Makes an edit as the studio does; rejects when it is refused. */
  edit(edit: Edit): Promise<void>
  stopBackend(): Promise<void>
  /** Kills the content service and PostgreSQL, whose main process is given. They are not started again. */
  killBackend(databasePid: number): Promise<void>
  startBackend(): Promise<void>
  restartSite(): Promise<void>
  /** Starts another site on the same content service, as behind a load balancer. Returns its origin. */
  addSite(): Promise<string>
  site(): Child
  content(): Child
  /** Closes all connections to its database; new connections are accepted. */
  cutDatabase(): Promise<void>
  close(): Promise<void>
}

export interface FestivalOptions {
  /** The address of a PostgreSQL server, with its owner's rights. */
  readonly adminUrl: string
  readonly demo?: DemoKind
  readonly nodeOptions?: string
  /** The port of the content service, and the URL at which the site requests it. A proxy may be between the two. */
  readonly contentAt?: { readonly port: number; readonly url: string }
}

/** The festival that the test files of a run share (`festivals-setup.ts`). Vitest injects `festivalsUrl`. */
export async function openFestival(festivalsUrl: string, demo: DemoKind): Promise<ShownFestival> {
  // `fetch` is not used, because it gives up after five minutes. A slow machine takes longer to seed the full demo.
  const [response] = (await once(get(`${festivalsUrl}/${demo}`), 'response')) as [IncomingMessage]
  const answer = await text(response)
  if (response.statusCode !== 200) throw new Error(answer)
  return shownFestival(JSON.parse(answer))
}

function shownFestival({
  origin,
  contentUrl,
}: Pick<ShownFestival, 'origin' | 'contentUrl'>): ShownFestival {
  return {
    origin,
    contentUrl,
    get: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
    paths: () => publishedPaths(origin),
    answers: () => answersOf(contentUrl),
  }
}

export async function startFestival({
  adminUrl,
  demo = 'full',
  nodeOptions = '',
  contentAt,
}: FestivalOptions): Promise<Festival> {
  const dataDir = await mkdtemp(join(tmpdir(), 'festival-journey-'))
  const sitePort = await freePort()
  const origin = `http://127.0.0.1:${sitePort}`
  const name = await seededDatabase({ adminUrl, kind: demo, dataDir, siteOrigin: origin })
  const contentPort = contentAt?.port ?? (await freePort())
  const env = {
    DATABASE_URL: Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href,
    DATA_DIR: dataDir,
    CONTENT_PORT: String(contentPort),
    CONTENT_URL: contentAt?.url ?? `http://127.0.0.1:${contentPort}`,
    CONTENT_TOKEN: TOKEN,
    PAYLOAD_SECRET: 'a secret of sixteen characters',
    ADMIN_EMAIL: 'editor@parallax.example',
    ADMIN_PASSWORD: 'a password of some length',
    SITE_PORT: String(sitePort),
    SITE_ORIGIN: origin,
    FESTIVAL_CLOCK: `${DEMO_START}@${Date.now()}`,
    NODE_OPTIONS: nodeOptions,
  }
  let content = await startContent(env)
  let site = await startSite(env, origin)
  const others: Child[] = []
  let editor: Child | undefined
  let isDatabaseGone = false
  const cutDatabase = () =>
    execute(
      adminUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    )

  return {
    ...shownFestival({ origin, contentUrl: env.CONTENT_URL }),
    async edit(edit) {
      if (!editor) {
        editor = startChild('content/testing/edit.ts', env)
        await editor.line(/^ready$/)
      }
      editor.write(`${JSON.stringify(edit)}\n`)
      const answer = await editor.line(/^(saved|failed)/)
      if (answer !== 'saved') throw new Error(answer)
    },
    async stopBackend() {
      await editor?.stop()
      editor = undefined
      await content.stop('SIGKILL')
      await execute(adminUrl, `alter database ${name} with allow_connections false`)
      await cutDatabase()
    },
    async killBackend(databasePid) {
      await content.stop('SIGKILL')
      process.kill(databasePid, 'SIGKILL')
      isDatabaseGone = true
    },
    async startBackend() {
      await execute(adminUrl, `alter database ${name} with allow_connections true`)
      content = await startContent(env)
    },
    async restartSite() {
      // SIGINT ends the site at once: no load balancer must first notice that it ends.
      await site.stop('SIGINT')
      site = await startSite(env, origin)
    },
    async addSite() {
      const port = String(await freePort())
      const own = { ...env, SITE_PORT: port, DATA_DIR: join(dataDir, `site-${port}`) }
      const address = `http://127.0.0.1:${port}`
      others.push(await startSite(own, address))
      return address
    },
    site: () => site,
    content: () => content,
    cutDatabase,
    async close() {
      await editor?.stop()
      for (const each of [site, ...others]) await each.stop('SIGINT')
      await content.stop()
      if (!isDatabaseGone) await execute(adminUrl, `drop database ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Returns the database's name. The options are those of `content/testing/seeded-database.ts`. */
export async function seededDatabase(options: Readonly<Record<string, string>>): Promise<string> {
  const child = startChild(
    'content/testing/create-seeded-database.ts',
    {},
    { args: [JSON.stringify(options)] },
  )
  const line = await child.line(/^database /)
  return line.slice('database '.length)
}

async function answersOf(contentUrl: string): Promise<Record<string, unknown>> {
  const upstream = createUpstream({ contentUrl, token: TOKEN })
  const { changes } = await upstream.changes('', AbortSignal.timeout(WAIT_MS))
  await upstream.close()
  return Object.fromEntries(
    [...changes].flatMap((change) => ('answer' in change ? [[change.key, change.answer]] : [])),
  )
}

/** Resolves when it listens. */
export async function startContent(env: Readonly<Record<string, string>>): Promise<Child> {
  const content = startChild('content/main.ts', env)
  await content.line(/content\.listening/)
  return content
}

/** Resolves when every page is ready. */
async function startSite(env: Readonly<Record<string, string>>, origin: string): Promise<Child> {
  const site = startChild('site/src/main.ts', env)
  await site.line(/site\.listening/)
  await until(async () => (await fetch(`${origin}/readyz`)).status === 200)
  return site
}

export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20))
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
