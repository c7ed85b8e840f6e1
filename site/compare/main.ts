/**
 * `npm run compare -- <folder> [--origin http://127.0.0.1:3000] [--keep]` requests every published address and every
 * variant that a page links to (docs/testing.md). A later run reports how its responses differ from those of the
 * first, with exit code 1 if they do. `--keep` replaces the stored responses.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compareRuns, isEqual, type Run } from './compare-runs.ts'
import { startDemoSite } from './demo-site.ts'
import { readSite } from './read-site.ts'
import { report } from './report.ts'
import { openRunFolder } from './run-folder.ts'

const say = (line: string) => console.error(line)

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { origin: { type: 'string' }, keep: { type: 'boolean', default: false } },
  })
  const [target, ...others] = positionals
  if (!target || others.length > 0) throw new Error('npm run compare -- <folder>: name one folder')
  const path = resolve(process.env['INIT_CWD'] ?? '.', target)
  const folder = await openRunFolder(path)
  const startedMs = performance.now()
  const run = await (values.origin === undefined
    ? readDemo()
    : readSite(new URL(values.origin).origin, say))
  const kept = await folder.read()
  const comparison = kept && compareRuns(kept, run)
  if (comparison) console.log(report(comparison))
  const isSame = !comparison || isEqual(comparison)
  const keeps = !kept || values.keep
  if (keeps) await folder.keep(run)
  else await folder.putBeside(isSame ? undefined : run)
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(0)
  say(`${run.size} addresses in ${seconds} s; ${outcome({ path, keeps, isSame })}`)
  process.exit(isSame || values.keep ? 0 : 1)
} catch (error) {
  console.error(`compare: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

async function readDemo(): Promise<Run> {
  const adminUrl = process.env['COMPARE_DATABASE_URL']
  if (adminUrl === undefined)
    throw new Error('There is no database: start this by `npm run compare`')
  say('starting the demo festival …')
  const site = await startDemoSite({ adminUrl })
  try {
    return await readSite(site.origin, say)
  } finally {
    await site.close()
  }
}

function outcome({
  path,
  keeps,
  isSame,
}: {
  readonly path: string
  readonly keeps: boolean
  readonly isSame: boolean
}): string {
  if (keeps) return `kept in ${path}`
  return isSame ? `equal to those in ${path}` : `see also: diff -ru ${path}/kept ${path}/now`
}
