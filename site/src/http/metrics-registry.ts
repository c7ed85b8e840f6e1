import { Counter, Gauge, Registry } from 'prom-client'
import type { ProblemKind } from './problems.ts'
import type { SiteStatus } from './site-status.ts'

export interface MetricsSources {
  readonly status: () => SiteStatus
  /** Answers by the first digit of their status. */
  readonly answers: () => Iterable<readonly [number, number]>
  readonly problems: () => ReadonlyMap<ProblemKind, number>
}

/** What stands in the status as a number. */
const GAUGES: readonly (readonly [string, string, (status: SiteStatus) => number])[] = [
  ['site_ready', 'Whether every page is there', ({ isReady }) => Number(isReady)],
  ['site_stale', 'Whether the content service is not heard', ({ isStale }) => Number(isStale)],
  [
    'site_behind_seconds',
    'Seconds since the answers were last known to be current',
    ({ behindSeconds }) => behindSeconds,
  ],
  ['site_held', 'Whether a set waits to be said again', ({ held }) => Number(held !== null)],
  ['site_saved', 'Whether the answers are on disk', ({ isSaved }) => Number(isSaved)],
  ['site_pages', 'Published pages', ({ pages }) => pages],
  ['site_variants', 'Pages of declared queries in memory', ({ variants }) => variants],
]

/** A registry of one site. Counting happens elsewhere, in plain integers; they are read when somebody asks. */
export function createMetricsRegistry({ status, answers, problems }: MetricsSources): Registry {
  const registry = new Registry()
  const registers = [registry]
  for (const [name, help, read] of GAUGES) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers,
      collect: () => gauge.set(read(status())),
    })
  }
  const answered: Counter = new Counter({
    name: 'site_answers_total',
    help: 'Answers by the class of their status',
    labelNames: ['class'],
    registers,
    collect() {
      answered.reset()
      for (const [digit, count] of answers()) answered.inc({ class: `${digit}xx` }, count)
    },
  })
  const counted: Counter = new Counter({
    name: 'site_problems_total',
    help: 'Problems of single requests by kind, also those that are not in the log',
    labelNames: ['kind'],
    registers,
    collect() {
      counted.reset()
      for (const [kind, count] of problems()) counted.inc({ kind }, count)
    },
  })
  return registry
}
