import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export interface ReceivedMail {
  /** From the envelope. */
  readonly to: readonly string[]
  /** Headers and body, without the soft line ends of quoted-printable. */
  readonly text: string
}

export interface MailServer {
  /** For the setting `SMTP_URL`. */
  readonly url: string
  readonly received: readonly ReceivedMail[]
  close(): Promise<void>
}

/** Knows only the commands of RFC 5321 that a sender needs. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    void receive(socket, received)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (typeof address !== 'object' || address === null)
    throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}

async function receive(socket: Socket, received: ReceivedMail[]): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let to: string[] = []
  let body: string[] | undefined
  say('220 mail.example')
  for await (const line of createInterface({ input: socket })) {
    if (body && line !== '.') body.push(line)
    else if (body) {
      received.push({ to, text: body.join('\n').replaceAll('=\n', '').replaceAll('=3D', '=') })
      to = []
      body = undefined
      say('250 kept')
    } else if (/^DATA/i.test(line)) {
      body = []
      say('354 go on')
    } else if (/^QUIT/i.test(line)) {
      say('221 bye')
      socket.end()
    } else {
      const recipient = /^RCPT TO:<(.+)>/i.exec(line)?.[1]
      if (recipient) to.push(recipient)
      say('250 yes')
    }
  }
}
