import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { withSite, type BenchDeps } from './site-on-answers.ts'
import { ms, percentile, type Figure } from './table.ts'

const CLIENTS = 20_000
const WITHIN_MS = 20_000
/** A process under test starts at 11:20 in Melbourne. */
const OPENS_AT = '2026-03-14T11:22'
const OPENS_AFTER_MS = 120_000

const FIRST_VIEWS = [
  '/',
  '/program',
  '/program/map',
  '/artists',
  '/channel',
  '/timeline',
  '/search',
]

interface Visit {
  /** Of `performance.now()`. */
  readonly startMs: number
  readonly endMs: number
  readonly shows: 'holding' | 'page' | 'error'
}

/** Clients that come at a steady rate over the instant at which the holding screen lifts (spec/faults P16). */
export async function liftFigures({ answers, folder }: BenchDeps): Promise<Figure[]> {
  const held = {
    ...answers,
    '/global': { ...(answers['/global'] as object), show_loading_screen: true }, // an answer
    '/site': { ...(answers['/site'] as object), holding: { opens_at: OPENS_AT } }, // an answer
  }
  const firstMs = performance.now() + OPENS_AFTER_MS - WITHIN_MS / 2
  return withSite({ answers: held, folder }, async ({ origin }, content) => {
    const visits = await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        await wait(firstMs + (client * WITHIN_MS) / CLIENTS - performance.now())
        return visit(`${origin}${FIRST_VIEWS[client % FIRST_VIEWS.length]}`)
      }),
    )
    return figuresOf(visits, content.strayCalls.length)
  })
}

function figuresOf(visits: readonly Visit[], strayCalls: number): Figure[] {
  const saw = (state: Visit['shows']) => visits.filter(({ shows }) => shows === state)
  const liftedMs = Math.min(...saw('page').map(({ endMs }) => endMs))
  const late = saw('holding').filter(({ startMs }) => startMs > liftedMs)
  const times = visits.map(({ startMs, endMs }) => endMs - startMs)
  const rows = [
    {
      what: `p99 of ${saw('holding').length} clients before the lift, ${saw('page').length} after`,
      measured: ms(percentile(times, 0.99)),
      goal: '≤ 250 ms',
    },
    { what: 'errors', measured: String(saw('error').length), goal: '0' },
    { what: 'held after the first was not', measured: String(late.length), goal: '0' },
    { what: 'calls upstream', measured: String(strayCalls), goal: '0' },
  ]
  return rows.map((row) => ({ id: 'P16', ...row }))
}

/** A client of its own, with a connection of its own. */
function visit(url: string): Promise<Visit> {
  const startMs = performance.now()
  return new Promise((resolve) => {
    const saw = (shows: Visit['shows']) => resolve({ startMs, endMs: performance.now(), shows })
    request(url, { agent: false, headers: { 'accept-encoding': 'br' } }, (response) => {
      const isHolding = response.headers['x-robots-tag'] === 'noindex'
      response.resume().on('end', () => {
        if (response.statusCode !== 200) return saw('error')
        saw(isHolding ? 'holding' : 'page')
      })
    })
      .on('error', () => saw('error'))
      .end()
  })
}
