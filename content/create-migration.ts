/**
 * Development: writes a migration for what changed in the configuration. Stops if a column would be lost.
 * `node content/create-migration.ts name [--gone table.column …]`
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getPayload, type Payload } from 'payload'
import { refuseLoss, type Snapshot } from './lost-columns.ts'
import config from './payload-config.ts'

const folder = join(import.meta.dirname, 'migrations')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { gone: { type: 'string', multiple: true, default: [] } },
})
const [name] = positionals
if (!name) throw new Error('Say what changes: node content/create-migration.ts add-field-x')

const payload = await getPayload({ config, disableOnInit: true })
refuseLoss(await newestSnapshot(), await currentSnapshot(payload), values.gone)
await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true })

const files = (await readdir(folder)).filter((file) => /^\d.*\.ts$/.test(file)).toSorted()
for (const file of files) await makeRunnable(join(folder, file))
await writeFile(join(folder, 'index.ts'), index(files))
process.exit(0)

async function newestSnapshot(): Promise<Snapshot> {
  const snapshots = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  const newest = snapshots.toSorted().at(-1)
  return newest ? JSON.parse(await readFile(join(folder, newest), 'utf8')) : { tables: {} }
}

async function currentSnapshot({ db }: Payload): Promise<Snapshot> {
  const { generateDrizzleJson } = db.requireDrizzleKit()
  // Through JSON, as the other one was.
  return JSON.parse(JSON.stringify(await generateDrizzleJson(db.schema)))
}

/**
 * Payload writes its types as values, which Node cannot import unbuilt. And npm keeps two copies of the same version of
 * drizzle, whose private types do not fit each other: the generated file is left unchecked.
 */
async function makeRunnable(file: string): Promise<void> {
  const source = await readFile(file, 'utf8')
  if (source.startsWith('// @ts-nocheck')) return
  const runnable = source.replace(
    '{ MigrateUpArgs, MigrateDownArgs, sql }',
    '{ type MigrateDownArgs, type MigrateUpArgs, sql }',
  )
  await writeFile(file, `// @ts-nocheck generated, see create-migration.ts\n${runnable}`)
}

function index(migrations: readonly string[]): string {
  const names = migrations.map((file) => file.replace(/\.ts$/, ''))
  const imports = names.map((each) => `import * as m${each} from './${each}.ts'`)
  const rows = names.map((each) => `  { name: '${each}', up: m${each}.up, down: m${each}.down },`)
  return [
    ...imports,
    '',
    '/** Every migration, oldest first. */',
    'export const migrations = [',
    ...rows,
    ']',
    '',
  ].join('\n')
}
