import { hash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { WireAnswers } from './create-test-site.ts'

/** It serves `/changes` with its long poll and `/reached`, and no media. It remembers all its revisions. */
export async function createContentService(initial: WireAnswers) {
  const revisions = [initial]
  const polls = new Set<() => void>()
  const strayCalls: string[] = []
  const current = () => String(revisions.length)

  async function answer(url: string, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(url, 'http://content.example')
    if (pathname === '/reached') return void response.writeHead(204).end()
    if (pathname !== '/changes') {
      if (!pathname.startsWith('/media/')) strayCalls.push(pathname)
      return void response.writeHead(404).end()
    }
    const since = searchParams.get('since')
    if (since === current() && searchParams.get('wait') !== '0') {
      const woken = Promise.withResolvers<void>()
      polls.add(woken.resolve)
      await Promise.race([woken.promise, wait(20_000, undefined, { ref: false })])
      polls.delete(woken.resolve)
    }
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    response.end(lines(since))
  }

  function lines(since: string | null): string {
    const before = revisions[Number(since) - 1]
    const now = revisions.at(-1) ?? {}
    const changed = Object.entries(now)
      .map(([key, value]) => ({ key, etag: etagOf(value), answer: value }))
      .filter(({ key, etag }) => etagOf(before?.[key]) !== etag)
    const gone = Object.keys(before ?? {})
      .filter((key) => !(key in now))
      .map((key) => ({ key, gone: true }))
    const head = { revision: current(), full: before === undefined }
    return [head, ...changed, ...gone].map((line) => `${JSON.stringify(line)}\n`).join('')
  }

  const server = createServer((request, response) => void answer(request.url ?? '', response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server's address is not a path

  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** Requested paths that no replica uses. */
    strayCalls,
    publish(changed: WireAnswers): void {
      revisions.push({ ...revisions.at(-1), ...changed })
      for (const wake of polls) wake()
    },
    /** Restores the first answers, as if the content service were restored from a backup. */
    restore(): void {
      revisions.length = 1
      for (const wake of polls) wake()
    },
    close(): void {
      for (const wake of polls) wake()
      server.close()
      server.closeAllConnections()
    },
  }
}

function etagOf(answer: unknown): string {
  return hash('sha256', JSON.stringify(answer) ?? '', 'base64url')
}

export type ContentService = Awaited<ReturnType<typeof createContentService>>
