import { createMoment } from 'contract/rules/moment.ts'
import type { KnownPath } from '../src/publish/known-paths.ts'
import { createRender, drawPage, recording } from '../src/publish/render.ts'
import type { ScreenId } from '../src/urls/screen-ids.ts'
import type { BuiltSite } from './built-site.ts'
import { ms, percentile, type Figure } from './table.ts'

const ROUNDS = 150
const WARM_UP = 50
const SCREENS: readonly ScreenId[] = ['event', 'program', 'program-map', 'home', 'venue', 'article']

/** What one page costs, answers → document, and what its compression adds (spec/faults P3). */
export async function renderFigures(built: BuiltSite): Promise<Figure[]> {
  const { deps, clock, ground, paths } = built
  const renderPage = createRender(deps)
  const figures: Figure[] = []
  for (const screen of SCREENS) {
    const known = paths.find(({ route }) => route.screen === screen)
    if (!known) continue
    const render = await cpuMs(() => renderOnly(known, built))
    const whole = await cpuMs(() =>
      renderPage({ known, search: '', shown: undefined, now: clock.now() }, ground),
    )
    figures.push({
      id: 'P3',
      what: `${screen}: load and render`,
      measured: `${ms(render)} CPU, ${ms(whole)} with compression`,
      ...(screen === 'event' ? { goal: '≤ 1.6 ms CPU' } : {}),
    })
  }
  return [...figures, await biggestPage(built)]
}

async function biggestPage(built: BuiltSite): Promise<Figure> {
  const sizes = await Promise.all(
    built.paths.map(async (known) => ({ known, bytes: (await renderOnly(known, built)).length })),
  )
  const [biggest] = sizes.toSorted((a, b) => b.bytes - a.bytes)
  if (!biggest) throw new Error('There is no page')
  const { known, bytes } = biggest
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    await renderOnly(known, built)
    times.push(performance.now() - start)
  }
  return {
    id: 'P3',
    what: `biggest page (${known.path}, ${Math.round(bytes / 1024)} kB of HTML), p99`,
    measured: ms(percentile(times, 0.99)),
    goal: '≤ 10 ms',
  }
}

async function renderOnly(
  { path, route, params }: KnownPath,
  { deps, clock, ground: { snapshot, shell } }: BuiltSite,
): Promise<string> {
  const { app, origin } = deps
  const content = recording(snapshot, new Set())
  const location = { path, search: '', params }
  const moment = createMoment(clock.now())
  const loaded = await app.load(route, location, { content, moment, origin })
  if (loaded === 'not-found') throw new Error(`${path} is not found`)
  const { structured, ...data } = loaded
  return (await drawPage({ route, path, search: '', shell, data, structured }, deps)).html
}

/** CPU of one call after a warm-up, in milliseconds: all threads of the process. */
export async function cpuMs(call: () => Promise<unknown>): Promise<number> {
  for (let round = 0; round < WARM_UP; round += 1) await call()
  const start = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round += 1) await call()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / ROUNDS
}
