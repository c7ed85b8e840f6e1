import { once } from 'node:events'
import { connect } from 'node:net'

/** Paths are below the address of the session. */
const ADDRESSES = {
  Navigate: 'url',
  Back: 'back',
  Refresh: 'refresh',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
  SetWindowRect: 'window/rect',
} as const
const MARIONETTE_MESSAGE = /^(\d+):/
/** A browser that takes longer hangs. */
const ANSWERS_WITHIN_MS = 60_000

export type Command = keyof typeof ADDRESSES

export interface Session {
  readonly version: string
  /** Rejects with the browser's own message, or when the browser hangs. */
  readonly send: (command: Command, parameters?: object) => Promise<unknown>
  readonly end: () => Promise<void>
}

interface NewSession {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

/** Over HTTP to a driver (https://www.w3.org/TR/webdriver/). */
export async function openHttpSession(origin: string, capabilities: object): Promise<Session> {
  async function call(method: 'POST' | 'DELETE', path: string, body: object): Promise<unknown> {
    const response = await fetch(`${origin}/session${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    })
    const { value } = (await response.json()) as { value: unknown } // defined by the protocol
    if (response.ok) return value
    const { error, message } = value as { error: string; message: string } // defined by the protocol
    throw new Error(`${error}: ${message}`)
  }
  const asked = { capabilities: { alwaysMatch: capabilities } }
  const started = (await call('POST', '', asked)) as NewSession // defined by the protocol
  const path = `/${started.sessionId}`
  return {
    version: started.capabilities.browserVersion,
    send: (command, parameters = {}) => call('POST', `${path}/${ADDRESSES[command]}`, parameters),
    end: async () => void (await call('DELETE', path, {})),
  }
}

/**
 * Debian has no driver for Firefox. A message is its length in bytes, a colon, and JSON
 * (https://firefox-source-docs.mozilla.org/testing/marionette/).
 */
export async function openMarionetteSession(port: number): Promise<Session> {
  const socket = connect(port, '127.0.0.1')
  const answers = new Map<number, PromiseWithResolvers<unknown>>()
  let received: Buffer = Buffer.alloc(0)
  let sent = 0
  socket.on('data', (bytes: Buffer) => {
    received = Buffer.concat([received, bytes])
    for (;;) {
      const [head = '', length] = MARIONETTE_MESSAGE.exec(received.toString('latin1', 0, 12)) ?? []
      const end = head.length + Number(length)
      if (length === undefined || received.length < end) return
      take(received.toString('utf8', head.length, end))
      received = received.subarray(end)
    }
  })
  socket.on('close', () => {
    for (const { reject } of answers.values()) reject(new Error('Firefox has ended'))
  })

  function take(text: string): void {
    const message = JSON.parse(text) as unknown // defined by the protocol
    // The first message is a greeting.
    if (!Array.isArray(message)) return
    const [, id, error, result] = message as [1, number, { message: string } | null, unknown] // defined by the protocol
    const answer = answers.get(id)
    answers.delete(id)
    if (error) answer?.reject(new Error(error.message))
    else answer?.resolve(result)
  }

  function call(name: string, parameters: object): Promise<unknown> {
    sent += 1
    const answer = Promise.withResolvers<unknown>()
    answers.set(sent, answer)
    const text = JSON.stringify([0, sent, name, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const hangs = setTimeout(
      () => answer.reject(new Error(`Firefox hangs: ${name}`)),
      ANSWERS_WITHIN_MS,
    )
    return answer.promise.finally(() => clearTimeout(hangs))
  }

  await once(socket, 'connect')
  const started = (await call('WebDriver:NewSession', {})) as NewSession // defined by the protocol
  return {
    version: started.capabilities.browserVersion,
    async send(command, parameters = {}) {
      const result = await call(`WebDriver:${command}`, parameters)
      return (result as { value?: unknown }).value // defined by the protocol
    },
    async end() {
      await call('WebDriver:DeleteSession', {})
      socket.destroy()
    },
  }
}
