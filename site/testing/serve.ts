import { onTestFinished } from 'vitest'
import { createNodeServer, type NodeServerTimes } from '../src/http/node-server.ts'
import type { HttpReply, SiteRequest } from '../src/http/reply.ts'
import { createProblems } from '../src/http/problems.ts'

export interface Serving {
  readonly respond: (request: SiteRequest) => HttpReply | Promise<HttpReply>
  readonly times?: Partial<NodeServerTimes>
}

/** A listening server that ends with the test; the clock of its log is stopped. */
export async function serve({ respond, times = {} }: Serving) {
  const logged: { event: string; fields: Readonly<Record<string, unknown>> }[] = []
  const problems = createProblems({
    log: (event, fields) => logged.push({ event, fields }),
    nowMs: () => 0,
  })
  const server = createNodeServer({
    respond,
    report: problems.report,
    origin: 'https://festival.example',
    times,
  })
  const port = await server.listen(0)
  onTestFinished(() => server.drain(0))
  return { port, server, logged, problems: () => Object.fromEntries(problems.counts()) }
}
