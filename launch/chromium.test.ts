import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureChromium, ensureHeadlessShell, type ChromiumDeps } from './chromium.ts'

const MISSING =
  'Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH'
const { signal } = new AbortController()

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'festival-chromium-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function writeProgram(name: string, script = ''): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

const deps = (given: Record<string, string> = {}, isRoot = true): ChromiumDeps => ({
  environment: { NODE_ENV: 'test', PATH: folder, ...given },
  isRoot,
  progress: { showLine: () => {}, showError: () => {}, step: async (_name, work) => work() },
  signal,
  askAgainMs: 10,
})
const ensure = (given?: Record<string, string>, isRoot?: boolean) =>
  ensureChromium(deps(given, isRoot))

/** A fake `apt-get` that records its arguments and creates a `chromium` beside itself. */
function writeApt(before = ''): void {
  const install = `case "$1" in install) printf '#!/bin/sh\\n' > "${folder}/chromium"; /bin/chmod +x "${folder}/chromium";; esac`
  writeProgram('apt-get', `echo "$*" >> "${folder}/calls"\n${before}\n${install}`)
}

function aptCalls(): string[] {
  const file = join(folder, 'calls')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

describe('Chromium for the browser tests', () => {
  test('is the one that CHROMIUM_PATH names, even if there are others', async () => {
    writeProgram('chromium')
    const given = writeProgram('my-browser')
    expect(await ensure({ CHROMIUM_PATH: given })).toBe(given)
  })

  test.each(['chromium', 'chromium-browser', 'google-chrome'])(
    'is found as %s in PATH, and then nothing is installed',
    async (name) => {
      writeApt()
      const program = writeProgram(name)
      expect(await ensure()).toBe(program)
      expect(aptCalls()).toEqual([])
    },
  )

  test('is installed from Debian’s packages if this is root', async () => {
    writeApt()
    expect(await ensure()).toBe(join(folder, 'chromium'))
    expect(aptCalls()).toEqual(['update', 'install -y --no-install-recommends chromium'])
  })

  test('waits for another installation to be done', async () => {
    writeApt(
      `if [ ! -e "${folder}/once" ]; then : > "${folder}/once"; echo "E: Could not get lock /var/lib/apt/lists/lock" >&2; exit 100; fi`,
    )
    expect(await ensure()).toBe(join(folder, 'chromium'))
    expect(aptCalls()).toEqual(['update', 'update', 'install -y --no-install-recommends chromium'])
  })

  test('ends with one clear line if it may not be installed', async () => {
    await expect(ensure()).rejects.toThrow(MISSING)
    writeApt()
    await expect(ensure({}, false)).rejects.toThrow(MISSING)
    expect(aptCalls()).toEqual([])
  })

  test('ends with what apt-get said and the clear line when installing fails', async () => {
    writeProgram('apt-get', 'echo "E: no network" >&2; exit 100')
    await expect(ensure()).rejects.toThrow(`E: no network\n${MISSING}`)
  })

  test('refuses a CHROMIUM_PATH that is not a program', async () => {
    writeProgram('chromium')
    await expect(ensure({ CHROMIUM_PATH: '/nowhere' })).rejects.toThrow(
      'CHROMIUM_PATH is no program: /nowhere',
    )
  })
})

describe('the headless shell, in which browser tests take half the time', () => {
  test('is found in PATH, and then nothing is installed', async () => {
    writeApt()
    const shell = writeProgram('chromium-headless-shell')
    expect(await ensureHeadlessShell(deps())).toBe(shell)
    expect(aptCalls()).toEqual([])
  })

  test('is installed if this is root', async () => {
    writeApt()
    await ensureHeadlessShell(deps())
    expect(aptCalls()).toEqual([
      'update',
      'install -y --no-install-recommends chromium-headless-shell',
    ])
  })

  test('is left out if it cannot be installed, and if CHROMIUM_PATH names the browser', async () => {
    writeProgram('apt-get', 'echo "E: no such package" >&2; exit 100')
    expect(await ensureHeadlessShell(deps())).toBeUndefined()
    expect(await ensureHeadlessShell(deps({}, false))).toBeUndefined()
    const shell = writeProgram('chromium-headless-shell')
    expect(await ensureHeadlessShell(deps({ CHROMIUM_PATH: shell }))).toBeUndefined()
  })
})
