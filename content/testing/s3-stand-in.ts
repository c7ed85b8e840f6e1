import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface StoredObject {
  readonly bytes: Buffer
  readonly headers: IncomingMessage['headers']
}

/** Has what the media store needs of S3: PUT, GET and HEAD at `/bucket/key`. It does not check access keys. */
export async function startS3StandIn() {
  const objects = new Map<string, StoredObject>()
  let refused: string | undefined
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    const name = url.replace(/\?.*$/, '')
    const stored = objects.get(name)
    if (method === 'PUT' && refused !== undefined && name.endsWith(refused)) {
      response.writeHead(403, { 'Content-Type': 'application/xml' })
      response.end('<Error><Code>QuotaExceeded</Code></Error>')
    } else if (method === 'PUT') {
      void buffer(request).then((bytes) => {
        objects.set(name, { bytes, headers })
        response.end()
      })
    } else if (stored) {
      response.end(method === 'HEAD' ? undefined : stored.bytes)
    } else {
      response.writeHead(404, { 'Content-Type': 'application/xml' })
      response.end(method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    /** From now on, for objects whose names have this ending. */
    refuse(end: string): void {
      refused = end
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
