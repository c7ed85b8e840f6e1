import { cp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { createOwnDatabase, type OwnDatabase } from './own-database.ts'
import type { FillTemplateOptions, TemplateKind } from './fill-template.ts'

export interface SeededDatabaseOptions {
  /** The PostgreSQL of this test run, with an owner's rights. The files of a template are stored beside its data. */
  readonly adminUrl: string
  readonly kind: TemplateKind
  /** The files of the demo's media are copied into this folder. */
  readonly dataDir: string
  /** The demo's menu links to it. */
  readonly siteOrigin: string
}

/** If two test files ask for the same template at once, the second one waits. */
const LOCKS: Readonly<Record<TemplateKind, number>> = {
  empty: 4_212,
  full: 4_213,
  small: 4_214,
  pictured: 4_215,
}
const MEDIA = 'media'
const TEMPLATE_ORIGIN = 'https://parallax.example'

/**
 * Creates a database for one test file. The first request for a kind fills a template; each request gets a copy,
 * which takes some tenths of a second.
 */
export async function createSeededDatabase(options: SeededDatabaseOptions): Promise<OwnDatabase> {
  const { adminUrl, kind, dataDir, siteOrigin } = options
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${LOCKS[kind]})`)
    const { rows } = await client.query<{ folder: string; names: string[] }>(
      `select current_setting('data_directory') as folder,
         (select array_agg(datname::text) from pg_database) as names`,
    )
    const [{ folder, names } = { folder: '', names: [''] }] = rows
    const template = `template_${kind}`
    const templateDir = join(dirname(folder), template)
    if (!names.includes(template)) {
      const unfinished = await fill(adminUrl, { kind, dataDir: templateDir })
      // PostgreSQL cannot rename a database with open connections, and Payload may have left one.
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${unfinished}'`,
      )
      await client.query(`alter database ${unfinished} rename to ${template}`)
    }
    const database = await createOwnDatabase(adminUrl, template)
    if (kind === 'empty') return database
    await leadTo(siteOrigin, database)
    await cp(join(templateDir, MEDIA), join(dataDir, MEDIA), { recursive: true })
    return database
  } finally {
    await client.end()
  }
}

/** A demo is written into a copy of the empty template, so that the migrations run once. Returns the name. */
async function fill(
  adminUrl: string,
  options: Pick<FillTemplateOptions, 'kind' | 'dataDir'>,
): Promise<string> {
  // Loaded only here, because Payload takes more than a second to load.
  const { fillTemplate } = await import('./fill-template.ts')
  await rm(options.dataDir, { recursive: true, force: true })
  const database = await (options.kind === 'empty'
    ? createOwnDatabase(adminUrl)
    : createSeededDatabase({
        ...options,
        adminUrl,
        kind: 'empty',
        siteOrigin: TEMPLATE_ORIGIN,
      }))
  await fillTemplate({ ...options, database, siteOrigin: TEMPLATE_ORIGIN })
  return database.name
}

/** The two menus are the only records that contain addresses of the site itself. */
async function leadTo(siteOrigin: string, database: OwnDatabase): Promise<void> {
  if (siteOrigin === TEMPLATE_ORIGIN) return
  const columns = await database.query(
    `select table_name as name from information_schema.columns
     where column_name = 'link' and (table_name like 'header%' or table_name like 'footer%')`,
  )
  for (const { name } of columns) {
    await database.query(
      `update "${String(name)}" set link = '${siteOrigin}' || substr(link, ${TEMPLATE_ORIGIN.length + 1})
       where link like '${TEMPLATE_ORIGIN}/%'`,
    )
  }
}
