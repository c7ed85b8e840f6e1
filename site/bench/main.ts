/**
 * `npm run bench [-- part …] [--saves 200] [--requests 1000000] [--rounds 8]`: one table of figures beside their goals
 * (faults §14, §15.1), on the answers that the last `npm start` left on disk.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { builtSite } from './built-site.ts'
import { coldBuildFigures } from './cold-build.ts'
import { demoAnswers, withMorePages } from './demo-answers.ts'
import { halfOpenFigures } from './half-open.ts'
import { halfRateFigures } from './half-rate.ts'
import { inpFigures } from './inp.ts'
import { liftFigures } from './lift.ts'
import { memoryFigures } from './memory.ts'
import { notFoundFigure } from './not-found.ts'
import { publishFigures } from './publish.ts'
import { renderFigures } from './render.ts'
import { serveFigures } from './serve.ts'
import type { BenchDeps } from './site-on-answers.ts'
import { startFigures } from './start.ts'
import { table, type Figure } from './table.ts'

const MANY_PAGES = 2_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    saves: { type: 'string', default: '30' },
    requests: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '8' },
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
  requests: Number(values.requests),
}

const PARTS: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  render: () => renderFigures(built),
  'not-found': async () => [await notFoundFigure(deps)],
  serve: () => serveFigures(deps),
  build: () => coldBuildFigures(deps),
  start: () => startFigures(deps),
  memory: () => memoryFigures(deps),
  'half-rate': () => halfRateFigures(deps),
  'half-open': () => halfOpenFigures(deps),
  lift: () => liftFigures(deps),
  inp: () => inpFigures(deps),
  publish: async () => {
    const adminUrl = process.env['BENCH_DATABASE_URL']
    if (adminUrl === undefined)
      return [{ id: 'R5', what: 'saved → visible', measured: 'there is no database' }]
    return publishFigures(adminUrl, Number(values.saves))
  },
}

const names = positionals.length === 0 ? Object.keys(PARTS) : positionals
const unknown = names.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: choose of ${Object.keys(PARTS).join(', ')}`)
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

/** A part that fails is a row of the table: the others are measured all the same. */
async function measured(name: string): Promise<readonly Figure[]> {
  try {
    return (await PARTS[name]?.()) ?? []
  } catch (error) {
    console.error(error)
    return [{ id: '', what: name, measured: 'failed' }]
  }
}
