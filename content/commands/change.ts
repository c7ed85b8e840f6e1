/**
 * `npm run change -- <name> [--gone table.column …]` runs this on an empty database. It writes the types and the
 * studio's import map. If tables changed, it also writes a migration and tries it. It fails if nothing changed, or if a
 * column would be lost that `--gone` does not name.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { generateImportMap, getPayload, type Payload } from 'payload'
import { generateTypes } from 'payload/node'
import { refuseLoss } from '../schema/lost-columns.ts'
import { migrate } from '../schema/migrate.ts'
import { migrations } from '../migrations/index.ts'
import config from '../studio-config.ts'
import { readTableSnapshots, tableDifferences } from '../schema/table-snapshots.ts'

type Migration = Omit<(typeof migrations)[number], 'name'>

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { gone: { type: 'string', multiple: true, default: [] } },
})
const [name] = positionals
const payload = await getPayload({ config, disableOnInit: true })
const { db } = payload
const generated = [payload.config.typescript.outputFile, importMapFile(payload)]
const before = await Promise.all(generated.map((file) => readFile(file, 'utf8')))

await generateTypes(payload.config)
await generateImportMap(payload.config, { log: false })
const changed = []
for (const [index, file] of generated.entries()) {
  if ((await readFile(file, 'utf8')) !== before[index]) changed.push(file)
}
const snapshots = await readTableSnapshots(payload)
refuseLoss(snapshots.made, snapshots.needed, values.gone)
const different = tableDifferences(snapshots)
if (different.length > 0) {
  for (const place of different) console.log(`  ${place}`)
  changed.push(await createMigration(payload))
}
for (const file of changed) console.log(`Wrote ${file}`)
if (changed.length === 0)
  console.error('Nothing changed: types, import map and migrations are those of the collections')
process.exit(changed.length === 0 ? 1 : 0)

function importMapFile({ config: { admin } }: Payload): string {
  const { importMapFile: file } = admin.importMap
  if (!file) throw new Error('content/payload-config.ts must say where the import map is')
  return file
}

async function createMigration(to: Payload): Promise<string> {
  if (!name) throw new Error('Say what changes: npm run change -- add-field-x')
  const folder = db.migrationDir
  await db.createMigration({ payload: to, migrationName: name, forceAcceptWarning: true })
  const files = (await readdir(folder)).filter((file) => /^\d.*\.ts$/.test(file)).toSorted()
  const newest = join(folder, files.at(-1) ?? '')
  await makeRunnable(newest)
  await writeFile(join(folder, 'index.ts'), listOf(files))
  const { up, down }: Migration = await import(pathToFileURL(newest).href)
  await migrate(to, [...migrations, { name: basename(newest, '.ts'), up, down }])
  return newest
}

/**
 * Payload's generated file imports types without the word `type`, which Node cannot run without a build. It is not
 * type-checked, because npm installs two copies of drizzle whose private types do not match.
 */
async function makeRunnable(file: string): Promise<void> {
  const source = await readFile(file, 'utf8')
  if (source.startsWith('// @ts-nocheck')) return
  const runnable = source.replace(
    '{ MigrateUpArgs, MigrateDownArgs, sql }',
    '{ type MigrateDownArgs, type MigrateUpArgs, sql }',
  )
  await writeFile(file, `// @ts-nocheck generated, see content/commands/change.ts\n${runnable}`)
}

function listOf(fileNames: readonly string[]): string {
  const names = fileNames.map((file) => file.replace(/\.ts$/, ''))
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
