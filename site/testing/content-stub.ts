import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { WireAnswers } from './create-test-site.ts'

/** A content service over HTTP that has answers and no media. */
export interface ContentStub {
  readonly url: string
  /** Paths that were asked for and that are not the replica's own. */
  readonly strayCalls: readonly string[]
  /** Gives the next revision: these answers beside, or in place of, those before. */
  publish(changed: WireAnswers): void
  close(): void
}

export async function createContentStub(initial: WireAnswers): Promise<ContentStub> {
  let answers = initial
  let changed: WireAnswers = {}
  let revision = 1
  const waiting: (() => void)[] = []
  const strayCalls: string[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://content')
    const send = () => {
      response.setHeader('Content-Type', 'application/x-ndjson')
      const behind = revision - Number(searchParams.get('since') || Number.NaN)
      const lines = behind === 0 ? {} : behind === 1 ? changed : answers
      response.end(changeLines(String(revision), lines === answers, lines))
    }
    if (pathname === '/changes') {
      const isNothingNew = searchParams.get('since') === String(revision)
      if (isNothingNew && searchParams.get('wait') !== '0') waiting.push(send)
      else send()
      return
    }
    if (!pathname.startsWith('/media/')) strayCalls.push(pathname)
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('It has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    strayCalls,
    publish(given) {
      changed = given
      answers = { ...answers, ...changed }
      revision += 1
      for (const send of waiting.splice(0)) send()
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function changeLines(revision: string, full: boolean, answers: WireAnswers): string {
  const lines = Object.entries(answers).map(([key, answer]) => {
    const wire = JSON.stringify(answer)
    return `{"key":${JSON.stringify(key)},"etag":"${hash(wire)}","answer":${wire}}\n`
  })
  return `${JSON.stringify({ revision, full })}\n${lines.join('')}`
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
