import { STATUS_CODES } from 'node:http'
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net'

/** What happens to a connection (spec/faults §15.2). A connection keeps the mode that was set when it began. */
export type FaultMode =
  | { readonly kind: 'pass' }
  /** Nothing listens on the port. */
  | { readonly kind: 'refuse' }
  /** Accepts and reads, but never answers. */
  | { readonly kind: 'hang' }
  /** Passes on the headers, or this number of bytes of the response, then sends nothing more. */
  | { readonly kind: 'stall'; readonly after: 'headers' | number }
  | { readonly kind: 'drip'; readonly bytesPerSecond: number }
  | { readonly kind: 'delay'; readonly ms: number; readonly jitterMs?: number }
  | { readonly kind: 'reset'; readonly after: number }
  /** Ends the connection cleanly after this number of bytes. */
  | { readonly kind: 'truncate'; readonly after: number }
  | { readonly kind: 'corrupt'; readonly every: number }
  /** The proxy answers instead of the service. */
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: string
    }
  /** Resets each connection with this probability; the others are passed on. */
  | { readonly kind: 'flap'; readonly probability: number }

export interface FaultStats {
  readonly connections: number
  readonly requests: number
  /** Number of response bytes that were sent on. */
  readonly bytes: number
  readonly mostOpen: number
}

export interface FaultProxyOptions {
  readonly target: number
  readonly seed: number
}

/** A TCP proxy on 127.0.0.1 that causes the faults a test sets. Equal seeds cause equal faults. */
export async function createFaultProxy({ target, seed }: FaultProxyOptions) {
  const random = createRandom(seed)
  const open = new Set<Socket>()
  const stats = { connections: 0, requests: 0, bytes: 0, mostOpen: 0 }
  let mode: FaultMode = { kind: 'pass' }
  let server: Server | undefined = await listen(0)
  const { port } = server.address() as AddressInfo // a TCP server's address is not a path

  function listen(at: number): Promise<Server> {
    const made = createServer((client) => accept(client))
    return new Promise((resolve) => made.listen(at, '127.0.0.1', () => resolve(made)))
  }

  function accept(client: Socket): void {
    open.add(client)
    client.on('close', () => open.delete(client)).on('error', () => client.destroy())
    stats.connections += 1
    stats.mostOpen = Math.max(stats.mostOpen, open.size)
    client.on('data', (data: Buffer) => {
      stats.requests += data.toString('latin1').match(/^(?:GET|HEAD|POST) /gm)?.length ?? 0
    })
    serve(client, chosen(mode))
  }

  function chosen(given: FaultMode): FaultMode {
    if (given.kind !== 'flap') return given
    return random() < given.probability ? { kind: 'reset', after: 0 } : { kind: 'pass' }
  }

  function serve(client: Socket, given: FaultMode): void {
    if (given.kind === 'hang') return
    if (given.kind === 'reset' && given.after === 0) {
      client.resetAndDestroy()
    } else if (given.kind === 'answer') {
      client.on('data', () => client.write(ownAnswer(given)))
    } else {
      passOn(client, given)
    }
  }

  function passOn(client: Socket, given: FaultMode): void {
    const service = connect(target, '127.0.0.1').on('error', () => client.destroy())
    client.pipe(service)
    client.on('close', () => service.destroy())
    // In the modes `drip` and `delay`, bytes may still wait to be sent when the service closes. The client finds the
    // end of such a response by its length.
    if (given.kind !== 'drip' && given.kind !== 'delay') service.on('close', () => client.end())
    const send = (bytes: Buffer) => {
      stats.bytes += bytes.length
      client.write(bytes)
    }
    service.on('data', damaging(given, { client, send, random }))
  }

  async function end(): Promise<void> {
    for (const socket of open) socket.resetAndDestroy()
    const ended = server
    server = undefined
    if (ended) await new Promise((resolve) => ended.close(resolve))
  }

  return {
    port,
    /** Sets the mode. Open connections are ended, so that the new mode applies to every request. */
    async set(next: FaultMode): Promise<void> {
      mode = next
      for (const socket of open) socket.resetAndDestroy()
      if (next.kind === 'refuse') await end()
      else server ??= await listen(port)
    },
    stats: (): FaultStats => ({ ...stats }),
    close: end,
  }
}

interface Way {
  readonly client: Socket
  readonly send: (bytes: Buffer) => void
  readonly random: () => number
}

function damaging(mode: FaultMode, { client, send, random }: Way): (bytes: Buffer) => void {
  switch (mode.kind) {
    case 'stall':
      return mode.after === 'headers' ? headersOnly(send) : upTo(mode.after, send, () => undefined)
    case 'reset':
      return upTo(mode.after, send, () => client.resetAndDestroy())
    case 'truncate':
      return upTo(mode.after, send, () => client.end())
    case 'drip':
      return dripping(mode.bytesPerSecond, { client, send })
    case 'delay': {
      const ms = mode.ms + (mode.jitterMs ?? 0) * random()
      const waited = new Promise((resolve) => setTimeout(resolve, ms).unref())
      return (bytes) => void waited.then(() => client.destroyed || send(bytes))
    }
    case 'corrupt':
      return corrupting(mode.every, send)
    default:
      return send
  }
}

function upTo(limit: number, send: Way['send'], end: () => void): Way['send'] {
  let left = limit
  return (bytes) => {
    if (left <= 0) return
    send(bytes.subarray(0, left))
    left -= bytes.length
    if (left <= 0) end()
  }
}

function headersOnly(send: Way['send']): Way['send'] {
  let seen = Buffer.alloc(0)
  return (bytes) => {
    if (seen.includes('\r\n\r\n')) return
    seen = Buffer.concat([seen, bytes])
    const end = seen.indexOf('\r\n\r\n')
    if (end >= 0) send(seen.subarray(0, end + 4))
  }
}

function dripping(bytesPerSecond: number, { client, send }: Omit<Way, 'random'>): Way['send'] {
  let waiting = Buffer.alloc(0)
  const timer = setInterval(() => {
    if (waiting.length > 0) send(waiting.subarray(0, 1))
    waiting = waiting.subarray(1)
  }, 1000 / bytesPerSecond)
  client.on('close', () => clearInterval(timer))
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes])
  }
}

function corrupting(every: number, send: Way['send']): Way['send'] {
  let offset = 0
  return (bytes) => {
    send(Buffer.from(bytes.map((byte) => ((offset += 1) % every === 0 ? byte ^ 0xff : byte))))
  }
}

function ownAnswer({
  status,
  headers = {},
  body = '',
}: Extract<FaultMode, { kind: 'answer' }>): string {
  const fields = { 'content-length': String(Buffer.byteLength(body)), ...headers }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`
}

/** Mulberry32: a small generator that gives the same numbers everywhere. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
