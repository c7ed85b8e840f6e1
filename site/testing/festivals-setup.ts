import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { startFestival, type DemoKind, type Festival } from './festival.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address that `openFestival` asks for a shared festival. */
    festivalsUrl: string
  }
}

/** One festival for each demo, which starts with the first request for it and ends with the run. */
export default async function shareFestivals({
  vitest,
}: TestProject): Promise<() => Promise<void>> {
  const { databaseUrl } = vitest.getProvidedContext()
  const festivals = new Map<string, Promise<Festival>>()
  const open = (demo: DemoKind) => {
    const started = festivals.get(demo) ?? startFestival({ adminUrl: databaseUrl, demo })
    festivals.set(demo, started)
    return started
  }
  const server = createServer((request, response) => {
    void open(request.url === '/small' ? 'small' : 'full').then(
      ({ origin, contentUrl }) => response.end(JSON.stringify({ origin, contentUrl })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server's address is not a path
  vitest.provide('festivalsUrl', `http://127.0.0.1:${port}`)
  return async () => {
    server.close()
    for (const festival of festivals.values()) await (await festival).close()
  }
}
