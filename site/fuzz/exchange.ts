import { connect } from 'node:net'

/** The site does not answer an incomplete request, so after this time the client ends its side of the connection. */
const PATIENCE_MS = 50

/** Sends bytes on a new connection and returns everything that is received until it closes. */
export function exchange(port: number, bytes: Buffer): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const parts: Buffer[] = []
  const socket = connect({ port, host: '127.0.0.1' })
  const end = () => socket.end()
  const patience = setTimeout(end, PATIENCE_MS)
  socket.on('data', (part: Buffer) => {
    parts.push(part)
    end()
  })
  // A reset connection is an allowed way to refuse a request.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearTimeout(patience)
    resolve(Buffer.concat(parts))
  })
  socket.write(bytes)
  return promise
}
