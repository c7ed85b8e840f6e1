import { startChild } from './child.ts'
import { MEASURED, memoryOf } from './ask-child.ts'
import { freePort } from './free-port.ts'

const TOKEN = 'a token of sixteen characters'
/** On a busy machine it takes long to render 2,000 pages. */
const READY_WITHIN_MS = 5 * 60_000
const ORIGIN = 'https://festival.example'
/** One clock for all sites, so that a restarted site continues the clock of the site before. */
const CLOCK = `2026-03-14T00:20:00Z@${Date.now()}`

export interface SiteProcessOptions {
  readonly contentUrl: string
  readonly dataDir: string
  /**
   * Whether a browser opens the site. Its origin is then its own address, because the pages of an https origin make the
   * browser request everything by https.
   */
  readonly isBrowsed?: boolean | undefined
  /** A command that starts the site and then becomes its process, such as `prlimit`. */
  readonly by?: readonly string[]
}

/** The site as it runs in production, in a separate process. */
export interface SiteProcess {
  readonly origin: string
  readonly port: number
  readonly pid: number
  /** Resolves when every page is ready; rejects when that takes longer than five minutes. */
  ready(): Promise<void>
  /** Number of bytes in use after two forced collections. Rejects when the process has ended. */
  memoryInUse(): Promise<number>
  /** Resolves with the next log line that matches; rejects when the process ends before. */
  line(fits: RegExp): Promise<string>
  /** Sends SIGKILL, which has the same effect as a power failure. */
  kill(): Promise<void>
  close(): Promise<void>
}

export async function startSiteProcess({
  contentUrl,
  dataDir,
  isBrowsed = false,
  by = [],
}: SiteProcessOptions): Promise<SiteProcess> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    NODE_OPTIONS: MEASURED,
    MALLOC_ARENA_MAX: '1',
    SITE_PORT: String(port),
    SITE_ORIGIN: isBrowsed ? origin : ORIGIN,
    CONTENT_URL: contentUrl,
    CONTENT_TOKEN: TOKEN,
    DATA_DIR: dataDir,
    FESTIVAL_CLOCK: CLOCK,
  }
  const site = startChild('site/src/main.ts', env, { by })
  await site.line(/site\.listening/)
  return {
    origin,
    port,
    pid: site.pid,
    async ready() {
      const deadlineMs = performance.now() + READY_WITHIN_MS
      while (!(await isReady(origin))) {
        if (performance.now() > deadlineMs) throw new Error('The site does not become ready')
        await pause()
      }
    },
    memoryInUse: () => memoryOf(site),
    line: site.line,
    kill: async () => void (await site.stop('SIGKILL')),
    close: async () => void (await site.stop()),
  }
}

/** A connection may end while the site is busy and delays this poll. That does not count as an answer. */
async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
  return answer?.status === 200
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5))
}
