import { connect } from 'node:net'

/** A request that is not complete is answered by nothing: the other end is told that no more will come. */
const PATIENCE_MS = 50

/** Sends bytes on a connection of their own and gives all that comes back until it is closed. */
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
  // A reset is one of the ways to refuse.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearTimeout(patience)
    resolve(Buffer.concat(parts))
  })
  socket.write(bytes)
  return promise
}
