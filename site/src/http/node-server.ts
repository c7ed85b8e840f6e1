import { once } from 'node:events'
import { createServer } from 'node:http'
import { Server as TcpServer } from 'node:net'
import { createConnectionGuard, type ConnectionGuardDeps } from './connection-guard.ts'
import { createUnsentReplies } from './node-listener.ts'

/** All in milliseconds (spec/faults §12). */
export interface NodeServerTimes {
  readonly headers: number
  readonly request: number
  /** How often the two limits above are checked. */
  readonly check: number
  /** Longer than the 60 s of a proxy, so that the proxy ends the connection first. */
  readonly keepAlive: number
  /** The longest time without progress on a socket. */
  readonly idle: number
  readonly response: number
}

const TIMES: NodeServerTimes = {
  headers: 10_000,
  request: 15_000,
  check: 2_000,
  keepAlive: 65_000,
  idle: 30_000,
  response: 120_000,
}
/**
 * spec/faults §12 gives the reasons for these times and limits. `contract/rules/error-messages.ts` has the words that a
 * visitor reads when a request is over a limit.
 */
const MAX_HEADER_BYTES = 16 * 1024
const MAX_HEADER_LINES = 100
const MAX_CONNECTIONS = 16_000
const BACKLOG = 4_096
/**
 * The server leaves idle connections open for this long when it ends, because a request may be on its way on one of
 * them. A judgement: longer than a slow round trip.
 */
const ON_ITS_WAY_MS = 1_000

export interface NodeServerDeps extends Omit<ConnectionGuardDeps, 'unsent' | 'isLeaving'> {
  readonly times?: Partial<NodeServerTimes>
}

/**
 * Connections that are too slow in either direction are ended (spec/faults §12). There are no listeners for `upgrade`
 * and `connect`: then Node answers a request with `Upgrade` like any other, and destroys the socket of a `CONNECT`.
 */
export function createNodeServer({ times, ...deps }: NodeServerDeps) {
  const limits = { ...TIMES, ...times }
  const unsent = createUnsentReplies(deps.report, limits.response)
  let isLeaving = false
  const guard = createConnectionGuard({ ...deps, unsent, isLeaving: () => isLeaving })

  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.check,
    keepAliveTimeout: limits.keepAlive,
    maxHeaderSize: MAX_HEADER_BYTES,
    // TCP keep-alive, which finds connections whose other end is gone.
    keepAlive: true,
    // `connection-guard.ts` refuses a request without `Host`, so that the refusal has the headers of every reply.
    requireHostHeader: false,
  })
  server.timeout = limits.idle
  server.maxHeadersCount = MAX_HEADER_LINES
  server.maxConnections = MAX_CONNECTIONS
  server.on('request', guard.take)
  server.on('checkContinue', guard.takeExpecting)
  server.on('checkExpectation', guard.refuseExpecting)
  server.on('clientError', guard.refuseConnection)

  return {
    /** Resolves with the port; rejects if it is not available. Later errors are reported and do not end the server. */
    async listen(port: number): Promise<number> {
      server.listen({ port, host: '127.0.0.1', backlog: BACKLOG })
      await once(server, 'listening')
      server.on('error', (error) => deps.report('connection.failed', { message: String(error) }))
      const address = server.address()
      return typeof address === 'object' && address ? address.port : port
    },
    connections: (): Promise<number> =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
      }),
    /**
     * Loses no request (spec/faults H18): accepts no new connections, every reply ends its connection, and after
     * `cutMs` the rest is cut. Resolves when no connection is left.
     */
    async drain(cutMs: number): Promise<void> {
      isLeaving = true
      const closed = Promise.withResolvers<void>()
      // `http.Server`'s own method also ends idle connections at once, although a request may be on its way.
      TcpServer.prototype.close.call(server, () => closed.resolve())
      const idle = setInterval(() => server.closeIdleConnections(), ON_ITS_WAY_MS)
      const cut = setTimeout(() => server.closeAllConnections(), cutMs)
      await closed.promise
      clearInterval(idle)
      clearTimeout(cut)
    },
  }
}
