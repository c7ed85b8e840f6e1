/**
 * `npm run bench [-- part …] [--saves 30] [--rounds 8] [--minutes 60]` (spec/faults §14, §15.1). Most parts use the
 * answers that the last `npm start` stored on disk.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { builtSite } from './built-site.ts'
import { dayFigures } from './day.ts'
import { demoAnswers, withMorePages } from './demo-answers.ts'
import { inpFigures } from './inp.ts'
import { notFoundFigure } from './not-found.ts'
import { publishFigures } from './publish.ts'
import { rebuildFigures } from './rebuild.ts'
import { renderFigures } from './render.ts'
import { serveFigures } from './serve.ts'
import type { BenchDeps } from './site-on-answers.ts'
import { soakFigures } from './soak.ts'
import { startFigures } from './start.ts'
import { table, type Figure } from './table.ts'

const MANY_PAGES = 2_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    saves: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '8' },
    minutes: { type: 'string', default: '60' },
  },
})
const answers = await demoAnswers(resolve(process.env['DATA_DIR'] ?? '.data'))
const built = await builtSite(answers)
const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const deps: BenchDeps = {
  answers,
  manyAnswers: withMorePages(answers, { pages: built.paths.length, count: MANY_PAGES }),
  folder,
  rounds: Number(values.rounds),
}

const PARTS: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  render: async () => [...(await renderFigures(built)), await notFoundFigure(deps)],
  day: async () => dayFigures(built),
  serve: () => serveFigures(deps),
  start: () => startFigures(deps),
  publish: async () => [
    ...(await rebuildFigures(deps)),
    ...(await publishFigures(databaseUrl(), Number(values.saves))),
  ],
  inp: () => inpFigures(deps),
  // `npm run soak`
  soak: () => soakFigures({ folder, minutes: Number(values.minutes) }, databaseUrl()),
}

const all = Object.keys(PARTS)
const usual = all.filter((name) => name !== 'soak')
const names = positionals.length === 0 ? usual : all.filter((name) => positionals.includes(name))
const unknown = positionals.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: choose of ${all.join(', ')}`)
  process.exit(1)
}
try {
  const figures: Figure[] = []
  for (const name of names) {
    console.error(`measuring ${name} …`)
    figures.push(...(await measured(name)))
  }
  console.log(`${built.paths.length} pages from ${Object.keys(answers).length} answers\n`)
  console.log(table(figures))
} finally {
  await rm(folder, { recursive: true, force: true })
}

function databaseUrl(): string {
  const url = process.env['BENCH_DATABASE_URL']
  if (url === undefined) throw new Error('There is no database: start this by `npm run bench`')
  return url
}

/** The other parts are still measured when one fails. */
async function measured(name: string): Promise<readonly Figure[]> {
  try {
    return (await PARTS[name]?.()) ?? []
  } catch (error) {
    console.error(error)
    process.exitCode = 1
    return [{ id: '', what: name, measured: 'failed' }]
  }
}
