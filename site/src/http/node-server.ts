import { once } from 'node:events'
import { createServer } from 'node:http'
import { Server as TcpServer } from 'node:net'
import { createIntake, type IntakeDeps } from './intake.ts'
import { createUnsentAnswers } from './node-listener.ts'

/** All in milliseconds (spec/faults §12). */
export interface NodeServerTimes {
  readonly headers: number
  readonly request: number
  /** How often the two above are looked at. */
  readonly check: number
  /** Longer than the 60 s of a proxy in front, so that the proxy ends the connection first. */
  readonly keepAlive: number
  /** Without any progress on the socket. */
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
const MAX_HEADER_BYTES = 16 * 1024
const MAX_HEADER_LINES = 100
const MAX_CONNECTIONS = 16_000
const BACKLOG = 4_096
/** How long a request may be on its way on a connection that was idle when the server stopped to listen. */
const ON_ITS_WAY_MS = 1_000

export interface NodeServerDeps extends Omit<IntakeDeps, 'unsent' | 'isLeaving'> {
  readonly times?: Partial<NodeServerTimes>
}

/**
 * The server in front of `request → answer` (spec/faults §12). Connections that are too slow either way are ended. `Upgrade`
 * is no more than a header: without listeners for it Node answers the request, and destroys the socket of a `CONNECT`.
 */
export function createNodeServer({ times, ...deps }: NodeServerDeps) {
  const limits = { ...TIMES, ...times }
  const unsent = createUnsentAnswers(deps.report, limits.response)
  let isLeaving = false
  const intake = createIntake({ ...deps, unsent, isLeaving: () => isLeaving })

  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.check,
    keepAliveTimeout: limits.keepAlive,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Of the socket: one whose other end is gone without a word is found.
    keepAlive: true,
    // The guard refuses it, with the headers every answer has.
    requireHostHeader: false,
  })
  server.timeout = limits.idle
  server.maxHeadersCount = MAX_HEADER_LINES
  server.maxConnections = MAX_CONNECTIONS
  server.on('request', intake.take)
  server.on('checkContinue', intake.takeExpecting)
  server.on('checkExpectation', intake.refuseExpecting)
  server.on('clientError', intake.refuseConnection)

  return {
    /** Gives the port. Rejects when it cannot be had; what goes wrong later is reported and does not end the server. */
    async listen(port: number): Promise<number> {
      server.listen({ port, host: '127.0.0.1', backlog: BACKLOG })
      await once(server, 'listening')
      server.on('error', (error) => deps.report('connection.failed', { message: String(error) }))
      const address = server.address()
      return typeof address === 'object' && address ? address.port : port
    },
    /** How many are open now. */
    connections: (): Promise<number> =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
      }),
    /**
     * Ends the server without losing a request (spec/faults H18): no new connection is taken, every answer ends its own, and
     * what is not through after `cutMs` is cut. Resolves when no connection is left.
     */
    async drain(cutMs: number): Promise<void> {
      isLeaving = true
      const closed = Promise.withResolvers<void>()
      // The method of `http.Server` also ends idle connections at once, when a request may be on its way on them.
      TcpServer.prototype.close.call(server, () => closed.resolve())
      const idle = setInterval(() => server.closeIdleConnections(), ON_ITS_WAY_MS)
      const cut = setTimeout(() => server.closeAllConnections(), cutMs)
      await closed.promise
      clearInterval(idle)
      clearTimeout(cut)
    },
  }
}
