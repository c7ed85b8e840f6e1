import { writeFile } from 'node:fs/promises'
import { request, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { startChild } from '../testing/child.ts'
import type { BenchServer, ServedPage } from './bench-server.ts'
import { hasBrotliModule, startNginx } from './nginx.ts'
import { cpuUs } from './process-figures.ts'
import { isInstalled, pin } from './run.ts'
import { withSite, type BenchDeps } from './site-on-answers.ts'
import { median, ms, type Figure } from './table.ts'
import { wrk } from './wrk.ts'

const WARM_UP_S = 4
const ROUND_S = 3
const BROTLI = { 'accept-encoding': 'br' }
const PAGE = '/program'
const TTFB_REQUESTS = 1_000
/** They describe the server or the connection. */
const NOT_COMPARED = [
  'server',
  'date',
  'etag',
  'last-modified',
  'accept-ranges',
  'connection',
  'keep-alive',
]

interface Round {
  readonly cpuUs: number
  readonly requestsPerS: number
  readonly p99Ms: number
}

/**
 * Compares the CPU time per request of nginx, a bare Node server and the site, with one published page (P1,
 * spec/faults §15.1). The servers take turns on core 0; wrk runs on core 1. Ratios are computed per round, and the
 * median counts.
 */
export async function serveFigures(deps: BenchDeps): Promise<Figure[]> {
  if (!(await isInstalled('wrk')))
    return [{ id: 'P1', what: 'serve', measured: 'wrk is not installed' }]
  return withSite(deps, async (site) => {
    const ours: BenchServer = { ...site, name: 'ours', url: site.origin + PAGE }
    const page = await servedPage(ours.url)
    const others = [await startBareNode(page, deps.folder)]
    const hasNginx = (await isInstalled('nginx')) && hasBrotliModule()
    if (hasNginx) others.unshift(await startNginx(page, deps.folder))
    const servers = [...others, ours]
    try {
      for (const server of others) await expectSame(server, page)
      for (const { pid } of servers) await pin(pid, 0)
      return [
        ...(hasNginx
          ? []
          : [{ id: 'P1', what: 'nginx', measured: 'nginx or its brotli module is missing' }]),
        ...(await compare(servers, deps.rounds, '200')),
        ...(await compare(servers, Math.ceil(deps.rounds / 2), '304')),
        {
          id: 'P4',
          what: 'time to first byte, p50',
          measured: ms(await medianFirstByteMs(ours.url)),
          goal: '≤ 1 ms',
        },
      ]
    } finally {
      for (const server of others) await server.close()
    }
  })
}

async function compare(
  servers: readonly BenchServer[],
  rounds: number,
  status: '200' | '304',
): Promise<Figure[]> {
  const measured = new Map<string, Round[]>(servers.map(({ name }) => [name, []]))
  const headers = new Map<string, Record<string, string>>()
  for (const { name, url } of servers) {
    const { headers: given } = await get(url)
    headers.set(name, status === '200' ? BROTLI : { ...BROTLI, 'if-none-match': given.etag ?? '' })
  }
  for (let round = -1; round < rounds; round += 1) {
    for (const { name, url, pid } of servers) {
      const seconds = round < 0 ? WARM_UP_S : ROUND_S
      const before = await cpuUs(pid)
      const result = await wrk({ url, seconds, headers: headers.get(name) ?? {} })
      const cpu = ((await cpuUs(pid)) - before) / result.requests
      if (round >= 0) measured.get(name)?.push({ ...result, cpuUs: cpu })
    }
  }
  return [
    ...servers.map(({ name }) => serverFigure(name, measured.get(name) ?? [], status)),
    ...servers
      .filter(({ name }) => name !== 'ours')
      .map(({ name }) => ratioFigure(name, measured, status)),
  ]
}

function serverFigure(name: string, rounds: readonly Round[], status: string): Figure {
  const cpu = rounds.map((round) => round.cpuUs)
  const rate = median(rounds.map(({ requestsPerS }) => requestsPerS))
  const p99 = median(rounds.map(({ p99Ms }) => p99Ms))
  return {
    id: 'P1',
    what: `${status} from ${name}`,
    measured: `${median(cpu).toFixed(1)} µs CPU (least ${Math.min(...cpu).toFixed(1)}), ${Math.round(rate)} req/s, p99 ${ms(p99)}`,
  }
}

function ratioFigure(
  name: BenchServer['name'],
  measured: ReadonlyMap<string, readonly Round[]>,
  status: '200' | '304',
): Figure {
  const ours = measured.get('ours') ?? []
  const ratios = (measured.get(name) ?? []).map(
    ({ cpuUs: cpu }, round) => cpu / (ours[round]?.cpuUs ?? 0),
  )
  const goal = name === 'nginx' ? (status === '200' ? '≥ 75 % (floor 60 %)' : '≥ 80 %') : '≥ 85 %'
  return {
    id: 'P1',
    what: `${status}: ${name} ÷ ours, median of ${ratios.length} rounds`,
    measured: `${(median(ratios) * 100).toFixed(0)} %`,
    ...(status === '304' && name !== 'nginx' ? {} : { goal }),
  }
}

async function servedPage(url: string): Promise<ServedPage> {
  const [brotli, gzip] = [await get(url), await get(url, { 'accept-encoding': 'gzip' })]
  return {
    headers: comparable(brotli.headers, ['date', 'connection', 'keep-alive']),
    brotli: brotli.body,
    identity: gunzipSync(gzip.body),
  }
}

async function expectSame({ name, url }: BenchServer, page: ServedPage): Promise<void> {
  const { headers, body } = await get(url)
  const [theirs, ours] = [headers, page.headers].map((each) =>
    Object.entries(comparable(each, NOT_COMPARED)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  if (!body.equals(page.brotli)) throw new Error(`${name} sends other bytes`)
  if (JSON.stringify(theirs) !== JSON.stringify(ours))
    throw new Error(`${name} sends other headers: ${JSON.stringify([theirs, ours])}`)
}

function comparable(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  without: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      without.includes(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  )
}

async function startBareNode(page: ServedPage, folder: string): Promise<BenchServer> {
  const file = join(folder, 'page.json')
  await writeFile(
    file,
    JSON.stringify({ headers: page.headers, brotli: page.brotli.toString('base64') }),
  )
  const child = startChild('site/bench/bare-node.ts', { BENCH_PAGE: file })
  const [, port] = (await child.line(/^listening/)).split(' ')
  const url = `http://127.0.0.1:${port}/page.html`
  return { name: 'bare Node', url, pid: child.pid, close: async () => void (await child.stop()) }
}

function get(
  url: string,
  headers: Readonly<Record<string, string>> = BROTLI,
): Promise<{ headers: IncomingHttpHeaders; body: Buffer; firstByteMs: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    headers: IncomingHttpHeaders
    body: Buffer
    firstByteMs: number
  }>()
  const start = performance.now()
  request(url, { headers: { ...headers } }, (response) => {
    const firstByteMs = performance.now() - start
    buffer(response).then(
      (body) => resolve({ headers: response.headers, body, firstByteMs }),
      reject,
    )
  })
    .on('error', reject)
    .end()
  return promise
}

async function medianFirstByteMs(url: string): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < TTFB_REQUESTS; count += 1) times.push((await get(url)).firstByteMs)
  return median(times)
}
