import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { checkPorts, findFreePort } from './ports.ts'

const servers: Server[] = []

async function listen(host: string | undefined): Promise<number> {
  const port = await findFreePort(undefined)
  const { promise, resolve } = Promise.withResolvers<undefined>()
  servers.push(createServer().listen({ port, host }, () => resolve(undefined)))
  await promise
  return port
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

describe('ports (spec/faults S20)', () => {
  test.each([['127.0.0.1'], ['0.0.0.0'], [undefined]])(
    'names the setting of a port that is in use on %s',
    async (host) => {
      const port = await listen(host)
      await expect(checkPorts({ SITE_PORT: port })).rejects.toThrow(
        `Port ${port} is taken: stop what uses it, or set SITE_PORT to another`,
      )
    },
  )

  test('accepts free ports and leaves them free', async () => {
    const port = await findFreePort(undefined)
    await expect(checkPorts({ SITE_PORT: port })).resolves.toBeUndefined()
    await expect(checkPorts({ SITE_PORT: port })).resolves.toBeUndefined()
  })

  test('returns the preferred port if it is free, and another if it is not', async () => {
    const free = await findFreePort(undefined)
    expect(await findFreePort(free)).toBe(free)
    const taken = await listen('127.0.0.1')
    expect(await findFreePort(taken)).not.toBe(taken)
  })
})
