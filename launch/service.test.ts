import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findFreePort } from './ports.ts'
import { processIdentity } from './process-identity.ts'
import { createService, type Service, type ServiceSpec } from './service.ts'

/** A server that prints lines, fails on request, and records in a file that it was asked to end. */
const SERVER = `
  import { createServer } from 'node:http'
  import { appendFileSync } from 'node:fs'
  const server = createServer((request, response) => {
    if (request.url === '/die') process.kill(process.pid, 'SIGKILL')
    if (request.url === '/err') console.error('TypeError: no picture\\n    at x\\nTypeError: no picture')
    response.writeHead(request.url === '/healthz' ? 200 : 503).end()
  })
  server.listen(Number(process.env.PORT), '127.0.0.1', () => {
    console.log('progress: half of it')
    console.log('listening')
  })
  process.on('SIGTERM', () => {
    appendFileSync('ended', 'asked')
    process.exit(0)
  })`

let folder = ''
let port = 0
let lines: string[] = []
let warnings: string[] = []
let deaths: string[] = []
let pids: (number | undefined)[] = []
let service: Service | undefined

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'festival-service-'))
  port = await findFreePort(undefined)
  lines = []
  warnings = []
  pids = []
  deaths = []
})

afterEach(async () => {
  await service?.stop()
  rmSync(folder, { recursive: true })
})

function aService(script: string, spec: Partial<ServiceSpec> = {}): Service {
  writeFileSync(join(folder, 'server.mjs'), script)
  service = createService(
    {
      name: 'content',
      command: process.execPath,
      args: ['server.mjs'],
      cwd: folder,
      env: { ...process.env, PORT: String(port) },
      readyUrls: [`http://127.0.0.1:${port}/readyz`, `http://127.0.0.1:${port}/healthz`],
      readyWithinMs: 10_000,
      ...spec,
    },
    {
      dataDir: folder,
      showLine: (line) => lines.push(line),
      showError: (line) => warnings.push(line),
      onDeath: (reason) => deaths.push(reason),
      note: (_name, pid) => pids.push(pid),
    },
  )
  return service
}

function logLines(): string[] {
  const file = join(folder, 'logs', 'content.log')
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
}

describe('a process of npm start', () => {
  test('is started when one of its addresses answers 200', async () => {
    await aService(SERVER).start()
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    expect(pids).toEqual([expect.any(Number)])
  })

  test('writes its own log; its progress is shown, and a repeated error once', async () => {
    await aService(SERVER).start()
    await fetch(`http://127.0.0.1:${port}/err`)
    await expect.poll(logLines).toContain('listening')
    await expect.poll(logLines).toContain('    at x')
    await expect.poll(() => warnings).toEqual(['content: TypeError: no picture'])
    expect(lines).toEqual(['half of it'])
  })

  test('is asked to end, and does not run afterwards', async () => {
    const content = aService(SERVER)
    await content.start()
    await content.stop()
    expect(readFileSync(join(folder, 'ended'), 'utf8')).toBe('asked')
    expect(pids.at(-1)).toBeUndefined()
    expect(deaths).toEqual([])
    expect(processIdentity(pids[0] ?? 0)).toBeUndefined()
  })

  test('ends with everything that it has started', async () => {
    const child = `
      import { spawn } from 'node:child_process'
      import { writeFileSync } from 'node:fs'
      writeFileSync('child', String(spawn('sleep', ['60']).pid))`
    const content = aService(child + SERVER)
    await content.start()
    const pid = Number(readFileSync(join(folder, 'child'), 'utf8'))
    expect(processIdentity(pid)).toBeDefined()
    await content.stop()
    await expect.poll(() => processIdentity(pid)).toBeUndefined()
  })

  test('reports the reason in one line when it ends by itself, and is not started again', async () => {
    await aService(SERVER).start()
    await fetch(`http://127.0.0.1:${port}/die`).catch(() => {})
    await expect.poll(() => deaths).toEqual([expect.stringMatching(/^content ended \(SIGKILL\): /)])
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed')
  })

  test.each([
    [
      'console.error("content: CONTENT_TOKEN is missing"); process.exit(1)',
      'content ended (exit code 1): CONTENT_TOKEN is missing',
    ],
    ['throw new Error("no disk")', 'content ended (exit code 1): Error: no disk'],
    ['process.exit(3)', /^content ended \(exit code 3\): see \S+content\.log$/],
  ])('fails to start with the reason, in one line: %s', async (script, line) => {
    await expect(aService(script).start()).rejects.toThrow(line)
  })

  test('fails to start when it is never ready', async () => {
    const content = aService(SERVER.replace('/healthz', '/x'), { readyWithinMs: 500 })
    await expect(content.start()).rejects.toThrow(
      /content .*was not ready after 0\.5 s: its log is/,
    )
  })

  test('can be stopped before it is ready', async () => {
    const content = aService(SERVER.replace('/healthz', '/x'))
    const stopIt = async () => {
      await expect.poll(logLines).toContain('listening')
      await content.stop()
    }
    const message = 'content was stopped before it was ready'
    await Promise.all([expect(content.start()).rejects.toThrow(message), stopIt()])
  })
})
