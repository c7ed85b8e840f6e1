import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../testing/free-port.ts'
import { openHttpSession, openMarionetteSession, type Session } from './session.ts'
import { waitFor } from './wait-for.ts'

const SCREEN = '1400x1000x24'
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4*/MiniBrowser'
const STARTS = { withinMs: 60_000 }

interface Program {
  readonly output: NodeJS.ReadableStream
  readonly end: () => Promise<void>
}

export interface Browser {
  readonly name: string
  readonly start: (display: string) => Promise<Session>
}

/** They draw on a display, because only there they have WebGL. */
export const BROWSERS: readonly Browser[] = [
  {
    name: 'Firefox',
    async start(display) {
      const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
      // With port 0 Firefox chooses a free port and writes it into a file.
      await writeFile(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n')
      const flags = ['--marionette', '--no-remote', '--profile', profile]
      const firefox = run('firefox-esr', flags, display)
      const session = await waitFor(async () => {
        // The file exists before the port is written into it.
        const port = await readFile(join(profile, 'MarionetteActivePort'), 'utf8')
        return openMarionetteSession(Number(port))
      }, STARTS)
      return endingWith(session, async () => {
        await firefox.end()
        await rm(profile, { recursive: true, force: true, maxRetries: 5 })
      })
    },
  },
  {
    name: 'WebKitGTK',
    async start(display) {
      const port = await freePort()
      const origin = `http://127.0.0.1:${port}`
      const driver = run('WebKitWebDriver', [`--port=${port}`], display)
      await waitFor(() => fetch(`${origin}/status`), STARTS)
      const [binary] = globSync(MINI_BROWSER)
      const options = { binary, args: ['--automation'] }
      const session = await openHttpSession(origin, { 'webkitgtk:browserOptions': options })
      return endingWith(session, driver.end)
    },
  },
]

/** Returns its name. It ends with this process. */
export async function startDisplay(): Promise<string> {
  const { output } = run('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'])
  const [number] = (await once(output, 'data')) as [Buffer] // a stream's only argument
  return `:${String(number).trim()}`
}

function run(program: string, args: readonly string[], display = ''): Program {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  })
  const ended = once(child, 'exit')
  process.once('exit', () => child.kill())
  return {
    output: child.stdout.resume(),
    async end() {
      child.kill()
      await ended
    },
  }
}

function endingWith(session: Session, end: () => Promise<void>): Session {
  return {
    ...session,
    async end() {
      // A browser that hangs does not answer; it ends when its program is stopped.
      await session.end().catch(() => {})
      await end()
    },
  }
}
