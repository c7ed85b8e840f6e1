import type { createFaultProxy, FaultMode } from '../testing/fault-proxy.ts'
import type { Festival } from '../testing/festival.ts'
import { HOSTILE_HEADERS, HOSTILE_QUERIES } from '../testing/hostile-requests.ts'
import { rawConnection } from '../testing/raw-http.ts'

const HALF_OPEN = 500

export interface FaultDeps {
  readonly festival: Festival
  /** Between the site and the content service. */
  readonly proxy: Awaited<ReturnType<typeof createFaultProxy>>
}

/** Causes a fault; the result ends it. Rejects when the site does not survive it. */
export type Fault = (deps: FaultDeps) => Promise<() => Promise<void> | void>

/** spec/faults §15.2, C2, R12 */
export const SOAK_FAULTS: Readonly<Record<string, Fault>> = {
  'the content service refuses': upstream({ kind: 'refuse' }),
  'it never answers': upstream({ kind: 'hang' }),
  'it stalls after its headers': upstream({ kind: 'stall', after: 'headers' }),
  'it drips': upstream({ kind: 'drip', bytesPerSecond: 100 }),
  'it resets': upstream({ kind: 'reset', after: 1_000 }),
  'it breaks off': upstream({ kind: 'truncate', after: 1_000 }),
  'its bytes are damaged': upstream({ kind: 'corrupt', every: 97 }),
  'it answers 500': upstream({ kind: 'answer', status: 500 }),
  'it answers with a page': upstream({ kind: 'answer', status: 200, body: '<h1>Welcome</h1>' }),
  'every second connection is reset': upstream({ kind: 'flap', probability: 0.5 }),
  'its database cuts all connections': async ({ festival }) => {
    await festival.cutDatabase()
    return () => undefined
  },
  'visitors begin a request and do not end it': ({ festival }) => {
    const begun = Array.from({ length: HALF_OPEN }, () =>
      sent(festival, 'GET /program HTTP/1.1\r\nHo'),
    )
    return Promise.resolve(async () => void (await Promise.all(begun)))
  },
  'visitors send what poisons caches': async ({ festival }) => {
    const requests = [
      ...HOSTILE_HEADERS.map((headers) => request('/program', headers)),
      ...HOSTILE_QUERIES.map((query) => request(`/program?${query}`)),
    ]
    for (const each of requests) {
      const answer = await sent(festival, each)
      if (!/^HTTP\/1\.1 [234]/.test(answer)) throw new Error(`${each}was answered ${answer}`)
    }
    return () => undefined
  },
}

function sent({ origin }: Festival, bytes: string): Promise<string> {
  return rawConnection(Number(new URL(origin).port), bytes).ended
}

function request(target: string, headers: Readonly<Record<string, string>> = {}): string {
  const fields = Object.entries({ host: 'festival.example', ...headers, connection: 'close' })
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`
}

function upstream(mode: FaultMode): Fault {
  return async ({ proxy }) => {
    await proxy.set(mode)
    return () => proxy.set({ kind: 'pass' })
  }
}
