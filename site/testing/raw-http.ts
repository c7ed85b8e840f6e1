import { connect, type Socket } from 'node:net'

/** A connection on which a test says what it likes. */
export interface RawConnection {
  readonly socket: Socket
  /** What came back so far, a character a byte. */
  text(): string
  /** Resolves with all that came back when the server has ended the connection. */
  ended: Promise<string>
  /** Resolves with what came back when it fits; rejects when the connection ends before. */
  until(fits: RegExp): Promise<string>
}

/** Sends bytes as they are. The connection stays open until the server ends it or the test destroys the socket. */
export function rawConnection(port: number, bytes: string | Uint8Array = ''): RawConnection {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('latin1')
  socket.on('data', (text) => (received += String(text)))
  // The server may end it in the middle of what is sent: that is what many a test is about.
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
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The answers in what came back, each by its length; what is left over is in the last body. */
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
