import { createHash, timingSafeEqual } from 'node:crypto'
import { Counter, Gauge, Registry } from 'prom-client'
import { dataReply, jsonReply, textError, type Endpoint } from '../reply.ts'
import type { SiteStatus } from '../operations.ts'
import type { ProblemKind } from '../problems.ts'

/** `/healthz`: the revision, and how far the site is behind the content service. Always 200. */
export function health(status: () => SiteStatus): Endpoint {
  return {
    reply() {
      const { revision, behindSeconds, isStale, held, isSaved } = status()
      return jsonReply(200, { revision, behindSeconds, stale: isStale, held, saved: isSaved })
    },
  }
}

/** `/readyz`: whether a load balancer should send visitors here. */
export function readiness(status: () => Pick<SiteStatus, 'isReady'>): Endpoint {
  return {
    reply() {
      const { isReady } = status()
      return jsonReply(isReady ? 200 : 503, { ready: isReady })
    },
  }
}

export interface MetricsAccess {
  readonly origin: string
  /** The token that Prometheus must send. */
  readonly token: string | undefined
}

/** `/metrics` (spec/faults H22). Requests need the token; if none is set, the site's origin must be this machine. */
export function metrics(registry: Registry, { origin, token }: MetricsAccess): Endpoint {
  return {
    async reply({ headers }) {
      if (token === undefined && !isLoopback(origin)) return textError(404, 'Not Found')
      if (token !== undefined && !isBearer(headers['authorization'], token)) {
        return textError(401, 'Unauthorized', { 'WWW-Authenticate': 'Bearer' })
      }
      return dataReply(200, registry.contentType, await registry.metrics())
    },
  }
}

/** Compares hashes, so that the time taken reveals nothing about the token. */
function isBearer(authorization: string | string[] | undefined, token: string): boolean {
  const [, given = ''] = /^bearer (.+)$/i.exec(String(authorization)) ?? []
  return timingSafeEqual(digest(given), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname)
}

export interface MetricsSources {
  readonly status: () => SiteStatus
  /** By the first digit of the status. */
  readonly replies: () => Iterable<readonly [number, number]>
  readonly problems: () => ReadonlyMap<ProblemKind, number>
}

/** Name, help text, value. */
const GAUGES: readonly (readonly [string, string, (status: SiteStatus) => number])[] = [
  ['site_ready', 'Whether every page is there', ({ isReady }) => Number(isReady)],
  ['site_stale', 'Whether the content service is not heard', ({ isStale }) => Number(isStale)],
  [
    'site_behind_seconds',
    'Seconds since the answers were last known to be current',
    ({ behindSeconds }) => behindSeconds,
  ],
  [
    'site_held',
    'Whether a revision that removes most answers waits for confirmation',
    ({ held }) => Number(held !== null),
  ],
  ['site_saved', 'Whether the answers are on disk', ({ isSaved }) => Number(isSaved)],
  ['site_pages', 'Published pages', ({ pages }) => pages],
  ['site_variants', 'Pages of declared queries in memory', ({ variants }) => variants],
]

/** Values are read only when Prometheus asks. */
export function createMetricsRegistry({ status, replies, problems }: MetricsSources): Registry {
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
      for (const [digit, count] of replies()) answered.inc({ class: `${digit}xx` }, count)
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
