/** Development: writes a migration for what changed in the configuration. `node content/create-migration.ts name` */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getPayload } from 'payload'
import config from './payload-config.ts'

const folder = join(import.meta.dirname, 'migrations')
const [, , name] = process.argv
if (!name) throw new Error('Say what changes: node content/create-migration.ts add-field-x')

const payload = await getPayload({ config, disableOnInit: true })
await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true })

const files = (await readdir(folder)).filter((file) => /^\d.*\.ts$/.test(file)).toSorted()
for (const file of files) await makeRunnable(join(folder, file))
await writeFile(join(folder, 'index.ts'), index(files))
process.exit(0)

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
