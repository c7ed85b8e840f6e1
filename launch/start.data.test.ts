import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isRunning } from './data-folder.ts'
import { processIdentity } from './process-identity.ts'
import { createStudioStamp, studioTurn } from './studio.ts'
import { aClone, type Clone, type Start, type StartOptions } from './testing/stand-in-clone.ts'
import { endTurn, takeTurn } from './turn.ts'

const OPEN = 'The festival is open.'
/** A script that records its start and does not end. */
const NEVER_READY =
  'import fs from "node:fs"; fs.writeFileSync(".data/begun", ""); setInterval(() => {}, 1000)'

let clone: Clone
let starts: Start[] = []

beforeAll(async () => {
  clone = await aClone()
})

afterAll(() => rmSync(clone.root, { recursive: true }))

/**
 * All tests share a clone and its database, because creating one takes as long as the rest of a start. Each `describe`
 * begins without a running festival, a build or a replaced file. Each test ends the running festival (`endFestival`) or
 * uses it as it is (`runningFestival`), so each also passes alone.
 */
function beginAnew(): void {
  beforeAll(() => {
    clone.reset()
    starts = []
  })

  afterAll(endFestival)
}

function start(options?: StartOptions): Start {
  const started = clone.start(options)
  starts.push(started)
  return started
}

async function openFestival(options?: StartOptions): Promise<Start> {
  const started = start(options)
  await started.says(OPEN)
  return started
}

/** The festival that an earlier test started; otherwise a new one. */
async function runningFestival(options?: StartOptions): Promise<Start> {
  return starts.find(({ pid }) => processIdentity(pid)) ?? (await openFestival(options))
}

async function endFestival(): Promise<void> {
  for (const { pid, kill } of starts) if (processIdentity(pid)) kill('SIGTERM')
  // The launcher may still run after the npm that started it.
  for (const { pid } of clone.processes().slice(0, 1).filter(isRunning)) process.kill(pid)
  for (const { ended } of starts) await ended
}

async function ask(port: number, path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: response.status, text: await response.text() }
}

/** Expects a start to have ended with one line, and to have left nothing. */
async function expectRefusal({ ended, errors }: Start, line: RegExp): Promise<void> {
  expect(await ended).toBe(1)
  expect(errors).toEqual([expect.stringMatching(line)])
}

describe('the first npm start', () => {
  beginAnew()
  let first: Start

  beforeAll(async () => {
    first = await openFestival()
  })

  test('runs content, site and studio over its own database and says where they are', async () => {
    const { lines } = first
    expect(await ask(clone.contentPort, '/')).toEqual({ status: 200, text: 'content' })
    expect(await ask(clone.sitePort, '/')).toEqual({ status: 200, text: 'site' })
    expect(lines).toContain('Seeding the demo edition')
    expect(lines.join('\n')).toContain(`Site      http://127.0.0.1:${clone.sitePort}`)
    expect(lines.join('\n')).toContain('Saturday 14 March 2026, 11.20am in Melbourne')
    expect(new Set(clone.processes().map(({ name }) => name))).toEqual(
      new Set(['npm start', 'database', 'content', 'site', 'studio-build']),
    )
  })

  test('gives the processes one clock, and the site nothing that opens the database', async () => {
    const content = JSON.parse((await ask(clone.contentPort, '/env')).text)
    const site = JSON.parse((await ask(clone.sitePort, '/env')).text)
    expect(content).toMatchObject({
      DEMO: 'full',
      ADMIN_EMAIL: 'editor@parallax.example',
      DATABASE_URL: expect.stringMatching(/^postgresql:/),
    })
    expect(site.FESTIVAL_CLOCK).toMatch(/^2026-03-14T11:20@\d+$/)
    expect(site.FESTIVAL_CLOCK).toBe(content.FESTIVAL_CLOCK)
    expect(site.CONTENT_TOKEN).toBe(content.CONTENT_TOKEN)
    expect(site.DATABASE_URL).toBeUndefined()
    expect(site.ADMIN_PASSWORD).toBeUndefined()
  })

  test('shows the password that it has generated', () => {
    expect(first.lines.join('\n')).toContain(`editor@parallax.example  ${adminPassword()}`)
  })

  test('builds the studio while a page says so, and starts it when it is opened', async () => {
    const page = await ask(clone.studioPort, '/admin')
    expect(page.status).toBe(503)
    expect(page.text).toContain('The studio is being built, about a minute')
    clone.write('studio-may-be-built', '')
    await first.says('The studio is ready')
    expect(clone.processes().map(({ name }) => name)).not.toContain('studio')
    expect((await ask(clone.studioPort, '/admin')).text).toBe('studio')
    expect(clone.processes().map(({ name }) => name)).toContain('studio')
  })

  test('stops everything on Ctrl-C in the reverse order, the database last', async () => {
    clone.write('studio-may-be-built', '')
    await first.says('The studio is ready')
    await ask(clone.studioPort, '/admin')
    const processes = clone.processes()
    first.kill('SIGINT')
    expect(await first.ended).toBe(0)
    expect(clone.events().slice(-3)).toEqual([
      'studio stopped before the database',
      'site stopped',
      'content stopped before the database',
    ])
    expect(processes.filter(isRunning)).toEqual([])
    const log = readFileSync(join(clone.root, '.data/logs/database.log'), 'utf8')
    expect(log.trim()).toMatch(/database system is shut down$/)
  })

  describe('and the next ones', () => {
    let second: Start

    beforeAll(async () => {
      clone.write('studio-may-be-built', '')
      await first.says('The studio is ready')
      await endFestival()
      second = await openFestival({ byNpm: true })
    })

    test('do not show the password again', () => {
      expect(second.lines.join('\n')).not.toContain(adminPassword())
    })

    test('do not build site and studio again', async () => {
      const studio = () => ask(clone.studioPort, '/admin').then(({ text }) => text, String)
      // The studio may begin to listen a moment after the site is open.
      await expect.poll(studio).toBe('studio')
      expect(second.lines.join('\n')).not.toContain('being built')
      expect(clone.events().filter((event) => event.endsWith('built'))).toEqual([
        'site built',
        'studio built',
      ])
    })

    test('end in order, and npm after it, when SIGTERM reaches only npm', async () => {
      const processes = clone.processes()
      second.kill('SIGTERM')
      expect(await second.ended).toBe(0)
      expect(processes.filter(isRunning)).toEqual([])
      expect(clone.events().at(-1)).toBe('content stopped before the database')
    })

    test('open the site before the content service, when the site has answers on disk', async () => {
      await endFestival()
      clone.write('.data/site/answers.json', '{}')
      replaceFiles({ 'content/main.ts': NEVER_READY })
      const { kill, ended } = start()
      const isOpen = () => ask(clone.sitePort, '/').then(Boolean, () => false)
      await expect.poll(isOpen).toBe(true)
      kill('SIGTERM')
      expect(await ended).toBe(0)
      rmSync(join(clone.root, '.data/site'), { recursive: true })
    })

    test('build the site again when its sources have changed', async () => {
      await endFestival()
      clone.write('site/src/urls/routes.ts', 'export {}')
      await openFestival({ byNpm: true })
      expect(clone.events().filter((event) => event === 'site built')).toHaveLength(2)
    })

    test('end in order when npm is killed', async () => {
      const { kill } = await runningFestival({ byNpm: true })
      const processes = clone.processes()
      kill('SIGKILL')
      await expect.poll(() => processes.filter(isRunning), { timeout: 20_000 }).toEqual([])
      expect(clone.events().at(-1)).toBe('content stopped before the database')
    })
  })
})

describe('npm run dev', () => {
  beginAnew()

  test('runs the development servers of site and studio over database and content, and shows what the site says', async () => {
    const { lines, kill, ended } = await openFestival({ args: ['dev'] })
    expect(lines).toContain('vite is ready')
    expect((await ask(clone.sitePort, '/')).text).toBe('site in development')
    expect(JSON.parse((await ask(clone.sitePort, '/env')).text).NODE_ENV).toBe('development')
    expect(clone.processes().map(({ name }) => name)).toEqual([
      'npm start',
      'database',
      'content',
      'site',
      'studio',
    ])
    expect(clone.events()).not.toContain('site built')
    expect(clone.events()).not.toContain('studio built')
    kill('SIGINT')
    expect(await ended).toBe(0)
  })
})

describe('npm start in other circumstances', () => {
  beginAnew()

  test('continues when nobody reads its output any more', async () => {
    const { closeOutput, kill, ended } = start()
    closeOutput()
    const homeStatus = () => ask(clone.sitePort, '/').then(({ status }) => status)
    await expect.poll(() => homeStatus().catch(() => undefined), { timeout: 30_000 }).toBe(200)
    const processes = clone.processes()
    expect(processes.map(({ name }) => name)).toContain('studio-build')
    kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(processes.filter(isRunning)).toEqual([])
  })

  test('does not build the studio again if another start has built it in the meantime', async () => {
    await endFestival()
    onTestFinished(() => rmSync(join(clone.root, 'studio/.next'), { recursive: true }))
    expect(takeTurn(studioTurn(clone.root))).toBe(true)
    const { says } = await openFestival()
    await says('Another start is building the studio')
    createStudioStamp(clone.root).write()
    endTurn(studioTurn(clone.root))
    await says('The studio is ready')
    expect(clone.events()).not.toContain('studio built')
    expect((await ask(clone.studioPort, '/admin')).text).toBe('studio')
  })

  describe('on the Node of the machine, in real time, with a studio that cannot be built', () => {
    let festival: Start

    beforeAll(async () => {
      await endFestival()
      clone.write(
        'node_modules/next/dist/bin/next',
        `const { existsSync } = require('node:fs')
         setInterval(() => existsSync('build-may-fail') && process.exit(1), 20)`,
      )
      // Another start builds the studio.
      takeTurn(studioTurn(clone.root))
      const PATH = [dirname(otherNode() ?? ''), process.env['PATH']].join(delimiter)
      festival = await openFestival({ args: ['--real-time'], byNpm: true, env: { PATH } })
    })

    test('keeps real time with --real-time', async () => {
      expect(festival.lines.join('\n')).toContain('Clock     real time')
      expect(JSON.parse((await ask(clone.sitePort, '/env')).text).FESTIVAL_CLOCK).toBeUndefined()
    })

    test('waits while another start builds the studio', async () => {
      await festival.says('Another start is building the studio')
      const page = await ask(clone.studioPort, '/admin')
      expect(page.text).toContain('Another start is building the studio')
    })

    test('builds the studio itself when the other start could not, and says so', async () => {
      endTurn(studioTurn(clone.root))
      const studio = () => ask(clone.studioPort, '/admin').then(({ text }) => text)
      await expect.poll(studio, { timeout: 10_000 }).toContain('The studio is being built')
    })

    test('continues without the studio, and says so at its address', async () => {
      endTurn(studioTurn(clone.root))
      clone.write('build-may-fail', '')
      await festival.says('The studio could not be built: see ')
      const page = await ask(clone.studioPort, '/admin')
      expect(page.text).toContain('The studio could not be built')
      expect((await ask(clone.sitePort, '/')).status).toBe(200)
    })

    test('runs on its own Node', async () => {
      expect((await ask(clone.sitePort, '/node')).text).toBe(process.version)
    })
  })
})

describe('a start that must fail (spec/faults S20, L15)', () => {
  beginAnew()

  test.each([
    [{ SITE_PORT: 'http' }, /^SITE_PORT must be a port number/],
    [{ FESTIVAL_CLOCK: 'tomorrow' }, /^FESTIVAL_CLOCK must be /],
    [{ DATA_DIR: 'package.json/data' }, /^DATA_DIR cannot be written: /],
  ])('ends with one line for a wrong setting: %j', async (env, line) => {
    await expectRefusal(start({ env }), line)
  })

  test('ends with the reason of the content service when that cannot start', async () => {
    replaceFiles({
      'content/main.ts': 'console.error("content: CONTENT_TOKEN is too short"); process.exit(1)',
    })
    await expectRefusal(start(), /^content ended \(exit code 1\): CONTENT_TOKEN is too short$/)
    expect(existsSync(join(clone.root, '.data/launcher.json'))).toBe(false)
  })

  test('ends with the output of the site’s build', async () => {
    replaceFiles({
      'site/build.ts': 'console.error("no such file: root.tsx"); process.exit(1)',
    })
    const { ended, errors } = start()
    expect(await ended).toBe(1)
    expect(errors).toEqual(['no such file: root.tsx', 'The site could not be built: exit code 1'])
  })

  test('ends with one line when a port is in use, and does not block the next start', async () => {
    await endFestival()
    const blocker = createServer().listen(clone.contentPort, '127.0.0.1')
    onTestFinished(() => void blocker.close())
    await expectRefusal(start(), /^Port \d+ is taken: .* set CONTENT_PORT to another$/)
    blocker.close()
    await openFestival()
  })

  test('ends with one line if another start uses the same data folder, and that one continues', async () => {
    await runningFestival()
    await expectRefusal(
      start(),
      /^The festival is already running on \S+ clone-\S+ \(process \d+\)/,
    )
    expect((await ask(clone.sitePort, '/')).status).toBe(200)
  })
})

describe('npm start and accidents', () => {
  beginAnew()

  describe('a start after an interrupted one (spec/faults L15, S20)', () => {
    /** The steps of a start. Each has the file that shows that it has begun, and files that keep it from ending. */
    const STEPS: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
      ['database', 'postgres.new', {}],
      ['build of the site', 'begun', { 'site/build.ts': NEVER_READY }],
      ['content', 'begun', { 'content/main.ts': NEVER_READY }],
      ['site', 'begun', { 'site/src/main.ts': NEVER_READY }],
    ]

    // Each start gets further than the one before. So it also shows that the earlier start has left nothing that stops
    // it.
    test('works after Ctrl-C in each step of it, one after the other', async () => {
      await endFestival()
      // Without its data folder, the first start creates a database.
      rmSync(join(clone.root, '.data'), { recursive: true, force: true })
      // Without this, the existing build would be used.
      rmSync(join(clone.root, 'site/dist'), { recursive: true, force: true })
      for (const [step, sign, files] of STEPS) {
        rmSync(join(clone.root, '.data/begun'), { force: true })
        const putBack = replaceFiles(files)
        const first = start()
        const seen = () => existsSync(join(clone.root, '.data', sign))
        await expect.poll(seen, { message: step, timeout: 30_000, interval: 5 }).toBe(true)
        const processes = clone.processes()
        first.kill('SIGINT')
        expect([step, await first.ended, first.errors]).toEqual([step, 0, []])
        expect(processes.filter(isRunning)).toEqual([])
        putBack()
      }
      await openFestival()
    })

    test('recovers after everything was killed', async () => {
      const first = await runningFestival()
      for (const { pid } of clone.processes()) process.kill(pid, 'SIGKILL')
      await first.ended
      const second = await openFestival()
      expect(second.errors).toEqual([])
    })

    test('ends the processes of a killed start, and starts again', async () => {
      const first = await runningFestival()
      const left = clone.processes().slice(1)
      first.kill('SIGKILL')
      await first.ended
      const second = await openFestival()
      expect(second.lines[0]).toMatch(
        /^Ending what a killed start left behind: database, content, /,
      )
      expect(left.filter(isRunning)).toEqual([])
    })
  })

  test.each([
    ['content', 2],
    ['database', 1],
  ])('stops everything and says so in one line when %s ends by itself', async (name, index) => {
    const festival = await runningFestival()
    const processes = clone.processes()
    process.kill(processes[index]?.pid ?? 0, 'SIGKILL')
    expect(await festival.ended).toBe(1)
    expect(processes.filter(isRunning)).toEqual([])
    expect(festival.errors).toEqual([
      expect.stringMatching(new RegExp(`^${name} ended \\(SIGKILL\\): .*; everything is stopped$`)),
    ])
  })
})

/** Replaces files of the clone. They are restored when the test ends, or when the returned function is called. */
function replaceFiles(files: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(files).map(
    (path) => [path, readFileSync(join(clone.root, path), 'utf8')] as const,
  )
  for (const [path, text] of Object.entries(files)) clone.write(path, text)
  const putBack = () => {
    for (const [path, text] of before) clone.write(path, text)
  }
  onTestFinished(putBack)
  return putBack
}

function adminPassword(): string {
  return JSON.parse(readFileSync(join(clone.root, '.data/secrets.json'), 'utf8')).adminPassword
}

/** A Node of this machine that is not the one that runs these tests. */
function otherNode(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders
    .map((folder) => join(folder, 'node'))
    .find((node) => {
      if (!existsSync(node)) return false
      return execFileSync(node, ['--version'], { encoding: 'utf8' }).trim() !== process.version
    })
}
