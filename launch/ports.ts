import { createServer, type AddressInfo } from 'node:net'
import { OperatorError } from './operator-error.ts'

/**
 * Throws an `OperatorError` with the name of the setting. Both 127.0.0.1 and all addresses are tried, because on some
 * systems, such as macOS, one works although the other is in use.
 */
export async function checkPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [setting, port] of Object.entries(ports)) {
    for (const host of ['127.0.0.1', undefined]) {
      const code = await tryPort(port, host)
      if (code) throw new OperatorError(problem(setting, port, code))
    }
  }
}

function problem(setting: string, port: number, code: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop what uses it, or set ${setting} to another`
    case 'EACCES':
      return `Port ${port} may not be used by this user: set ${setting} to one above 1023`
    default:
      return `Port ${port} cannot be used (${code}): set ${setting} to another`
  }
}

/** The preferred port if it is free, on 127.0.0.1. */
export async function findFreePort(preferred: number | undefined): Promise<number> {
  if (preferred !== undefined && !(await tryPort(preferred, '127.0.0.1'))) return preferred
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const server = createServer().once('error', reject)
  server.listen(0, '127.0.0.1', () => {
    // Only a server on a socket file has a text.
    const { port } = server.address() as AddressInfo
    server.close(() => resolve(port))
  })
  return promise
}

/** Undefined if the port can be used. */
async function tryPort(port: number, host: string | undefined): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const server = createServer().once('error', (error: NodeJS.ErrnoException) =>
    resolve(error.code ?? error.message),
  )
  server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  return promise
}
