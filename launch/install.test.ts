import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureInstalled, holdsLockfile } from './install.mjs'
import { processIdentity } from './process-identity.ts'

const VERSION = '26.10.0'
const progress = {
  line: () => {},
  warn: () => {},
  step: async <T>(_name: string, work: () => T | Promise<T>) => work(),
}

let root = ''
const path = process.env['PATH']

/** A clone whose `npm` is a script of ours, which writes what a real one leaves behind. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'festival install '))
  mkdirSync(join(root, 'tools'))
  writeJson('package.json', { workspaces: ['site'], dependencies: { node: VERSION } })
  mkdirSync(join(root, 'site'))
  writeJson('site/package.json', { dependencies: { react: '19.3.1' } })
  writeLockfile('19.3.1')
  writeNpm(`#!/bin/sh
    echo "npm $*" >> npm.log
    mkdir -p node_modules/.bin
    printf '#!/bin/sh\\necho v${VERSION}\\n' > node_modules/.bin/node
    chmod +x node_modules/.bin/node
    cp package-lock.json node_modules/.package-lock.json`)
  process.env['PATH'] = `${join(root, 'tools')}:${path}`
})

afterEach(() => {
  process.env['PATH'] = path
  rmSync(root, { recursive: true })
})

function writeJson(file: string, value: unknown): void {
  writeFileSync(join(root, file), JSON.stringify(value))
}

function writeLockfile(react: string): void {
  writeJson('package-lock.json', {
    packages: {
      '': { dependencies: { node: VERSION } },
      site: { dependencies: { react } },
      'node_modules/react': { version: react, integrity: 'sha512-x' },
    },
  })
}

function writeNpm(script: string): void {
  writeFileSync(join(root, 'tools', 'npm'), script)
  chmodSync(join(root, 'tools', 'npm'), 0o755)
}

async function npmCalls(): Promise<string[]> {
  if (!existsSync(join(root, 'npm.log'))) return []
  const { stdout } = await promisify(execFile)('cat', [join(root, 'npm.log')])
  return stdout.trim().split('\n')
}

describe('installing what is missing', () => {
  test('runs npm ci in a fresh clone and gives the pinned Node', async () => {
    expect(await ensureInstalled({ root, progress })).toBe(join(root, 'node_modules/.bin/node'))
    expect(await npmCalls()).toEqual(['npm ci --loglevel=error --no-audit --prefer-offline'])
  })

  test('installs nothing while neither the lockfile nor a package.json has changed', async () => {
    await ensureInstalled({ root, progress })
    await ensureInstalled({ root, progress })
    expect(await npmCalls()).toHaveLength(1)
  })

  test('installs again when the lockfile has changed', async () => {
    await ensureInstalled({ root, progress })
    writeJson('site/package.json', { dependencies: { react: '19.3.2' } })
    writeLockfile('19.3.2')
    await ensureInstalled({ root, progress })
    expect(await npmCalls()).toHaveLength(2)
  })

  test('installs again when a package.json names other dependencies than the lockfile', async () => {
    await ensureInstalled({ root, progress })
    writeJson('site/package.json', { dependencies: { react: '19.3.2' } })
    await ensureInstalled({ root, progress })
    expect(await npmCalls()).toHaveLength(2)
  })

  test('installs nothing when only a script of a package.json has changed', async () => {
    await ensureInstalled({ root, progress })
    writeJson('site/package.json', { scripts: { x: 'y' }, dependencies: { react: '19.3.1' } })
    await ensureInstalled({ root, progress })
    expect(await npmCalls()).toHaveLength(1)
  })

  test('adopts the packages that somebody installed by hand', async () => {
    await promisify(execFile)(join(root, 'tools/npm'), ['ci'], { cwd: root })
    await ensureInstalled({ root, progress })
    expect(await npmCalls()).toEqual(['npm ci'])
  })

  test('installs again after an installation that was broken off', async () => {
    mkdirSync(join(root, 'node_modules/react'), { recursive: true })
    await ensureInstalled({ root, progress })
    expect(await npmCalls()).toHaveLength(1)
  })

  test('ends with what npm said and one line when npm fails, and tries again the next time', async () => {
    writeNpm('#!/bin/sh\necho "npm error no network" >&2\nexit 7')
    await expect(ensureInstalled({ root, progress })).rejects.toThrow(
      'npm error no network\nInstalling the packages failed (npm ci: 7)',
    )
    await expect(ensureInstalled({ root, progress })).rejects.toThrow('(npm ci: 7)')
  })

  test('says so when there is no npm', async () => {
    process.env['PATH'] = join(root, 'nothing')
    await expect(ensureInstalled({ root, progress })).rejects.toThrow(
      'spawn npm ENOENT\nInstalling the packages failed (npm ci: 127)',
    )
  })

  test('ends npm and everything it started when it is stopped', async () => {
    writeNpm('#!/bin/sh\nsleep 60 & echo $! > sleeper; echo ready > ready; wait')
    const stopping = new AbortController()
    const installing = ensureInstalled({ root, progress, signal: stopping.signal })
    await expect.poll(() => existsSync(join(root, 'ready'))).toBe(true)
    stopping.abort()
    await expect(installing).rejects.toThrow('Stopped while installing the packages')
    const { stdout: pid } = await promisify(execFile)('cat', [join(root, 'sleeper')])
    await expect.poll(() => processIdentity(Number(pid))).toBeUndefined()
  })

  test('names the command that fetches Node when its install script did not run', async () => {
    writeNpm('#!/bin/sh\nmkdir node_modules')
    await expect(ensureInstalled({ root, progress })).rejects.toThrow(
      `Node ${VERSION} is not in node_modules (nothing is): run npm rebuild node`,
    )
  })
})

describe("npm's record of what it installed", () => {
  const lockfile = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', integrity: 'x' },
      'node_modules/for-macs': { version: '1.0.0', integrity: 'y', optional: true },
    },
  }

  test.each([
    ['everything', { 'node_modules/a': { version: '1.0.0', integrity: 'x' } }, true],
    ['another version', { 'node_modules/a': { version: '1.0.1', integrity: 'x' } }, false],
    ['another package', { 'node_modules/b': { version: '1.0.0', integrity: 'x' } }, false],
    ['another content', { 'node_modules/a': { version: '1.0.0', integrity: 'z' } }, false],
  ])('is judged against the lockfile: %s', (_what, packages, expected) => {
    expect(holdsLockfile({ packages }, lockfile)).toBe(expected)
  })
})
