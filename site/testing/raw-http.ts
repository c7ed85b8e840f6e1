import { connect, type Socket } from 'node:net'

export interface RawConnection {
  readonly socket: Socket
  /** The received bytes so far, one character per byte. */
  text(): string
  /** Resolves with all received bytes when the server has ended the connection. */
  ended: Promise<string>
  /** Resolves with the received bytes when they match; rejects when the connection ends before. */
  until(fits: RegExp): Promise<string>
}

/** Sends bytes unchanged. The connection stays open until the server ends it or the test destroys the socket. */
export function rawConnection(port: number, bytes: string | Uint8Array = ''): RawConnection {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('latin1')
  socket.on('data', (text) => (received += String(text)))
  // The server may end the connection while bytes are being sent; many tests are about this.
  socket.on('error', () => undefined)
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(received)))
  socket.write(bytes)
  return {
    socket,
    text: () => received,
    ended,
    until: (fits) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!fits.test(received)) return
          socket.off('data', look)
          resolve(received)
        }
        socket.on('data', look)
        look()
        void ended.then((text) => reject(new Error(`ended after ${JSON.stringify(text)}`)))
      }),
  }
}

export interface RawAnswer {
  readonly status: number
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Splits received bytes into responses by their length; the rest belongs to the last body. */
export function rawAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let rest = text; rest !== '';) {
    const end = rest.indexOf('\r\n\r\n')
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n')
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(': ')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)]
      }),
    )
    const length = Number(headers['content-length'] ?? 0)
    const body = rest.slice(end + 4, end + 4 + length)
    answers.push({ status: Number(first.split(' ')[1]), headers, body })
    rest = rest.slice(end + 4 + length)
  }
  return answers
}
