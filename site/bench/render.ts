import { createMoment } from 'contract/rules/moment.ts'
import type { KnownPath } from '../src/publish/known-paths.ts'
import { contentOf } from '../src/publish/page-base.ts'
import { createRenderPage, drawPage } from '../src/publish/render.ts'
import type { ScreenId } from '../src/urls/screen-ids.ts'
import type { BuiltSite } from './built-site.ts'
import { ms, percentile, type Figure } from './table.ts'

const ROUNDS = 150
const WARM_UP = 50
const SCREENS: readonly ScreenId[] = ['event', 'program', 'program-map', 'home', 'venue', 'article']

/** spec/faults P3 */
export async function renderFigures(built: BuiltSite): Promise<Figure[]> {
  const { deps, clock, base, paths } = built
  const renderPage = createRenderPage({ ...deps, clock })
  const figures: Figure[] = []
  for (const screen of SCREENS) {
    const known = paths.find(({ route }) => route.screen === screen)
    if (!known) continue
    const render = await cpuMs(async () => renderOnly(known, built))
    const whole = await cpuMs(() => renderPage(known, base))
    figures.push({
      id: 'P3',
      what: `${screen}: load and render`,
      measured: `${ms(render)} CPU, ${ms(whole)} with compression`,
      ...(screen === 'event' ? { goal: '≤ 1.5 ms CPU' } : {}),
    })
  }
  return [...figures, biggestPage(built)]
}

function biggestPage(built: BuiltSite): Figure {
  const sizes = built.paths.map((known) => ({ known, bytes: renderOnly(known, built).length }))
  const [biggest] = sizes.toSorted((a, b) => b.bytes - a.bytes)
  if (!biggest) throw new Error('There is no page')
  const { known, bytes } = biggest
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    renderOnly(known, built)
    times.push(performance.now() - start)
  }
  return {
    id: 'P3',
    what: `biggest page (${known.path}, ${Math.round(bytes / 1024)} kB of HTML), p99`,
    measured: ms(percentile(times, 0.99)),
    goal: '≤ 10 ms',
  }
}

function renderOnly(
  { path, route, params }: KnownPath,
  { deps, clock, base: { snapshot, shell } }: BuiltSite,
): string {
  const { app, origin } = deps
  const content = contentOf(snapshot)
  const location = { path, search: '', params }
  const moment = createMoment(clock.now())
  const loaded = app.load(route, location, { content, moment, origin })
  if (loaded === 'not-found') throw new Error(`${path} is not found`)
  const { structured, ...data } = loaded
  return drawPage({ route, path, search: '', shell, data, structured }, deps).html
}

/** After a warm-up, in milliseconds, over all threads of the process. */
export async function cpuMs(call: () => Promise<unknown>): Promise<number> {
  for (let round = 0; round < WARM_UP; round += 1) await call()
  const start = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round += 1) await call()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / ROUNDS
}
