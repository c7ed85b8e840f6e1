import { spawn } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { processIdentity } from './process-identity.ts'

const VERSION = '26.10.0'

let root = ''

/** A clone in which `npm` is a script of this test, which creates the same files as the real npm. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'festival install '))
  for (const folder of ['launch', 'tools', 'site']) mkdirSync(join(root, folder))
  copyFileSync(join(import.meta.dirname, 'install.mjs'), join(root, 'launch/install.mjs'))
  writeJson('package.json', { workspaces: ['site'], dependencies: { node: VERSION } })
  writeReact('19.3.1')
  writeNpm(`
    mkdir -p node_modules/.bin
    printf '#!/bin/sh\\necho v${VERSION}\\n' > node_modules/.bin/node
    chmod +x node_modules/.bin/node
    cp package-lock.json node_modules/.package-lock.json`)
})

afterEach(() => rmSync(root, { recursive: true }))

function writeJson(file: string, value: unknown): void {
  writeFileSync(join(root, file), JSON.stringify(value))
}

/** A version of React in `package.json` and in the lockfile. */
function writeReact(version: string): void {
  writeJson('site/package.json', { dependencies: { react: version } })
  writeJson('package-lock.json', {
    packages: {
      '': { dependencies: { node: VERSION } },
      site: { dependencies: { react: version } },
      'node_modules/react': { version, integrity: 'sha512-x' },
      'node_modules/for-macs': { version: '1.0.0', integrity: 'sha512-y', optional: true },
    },
  })
}

function writeNpm(script: string): void {
  writeFileSync(join(root, 'tools/npm'), `#!/bin/sh\necho "npm $*" >> npm.log\n${script}\n`)
  chmodSync(join(root, 'tools/npm'), 0o755)
}

/** Runs the installation with npm's PATH. */
function install(path = [join(root, 'node_modules/.bin'), join(root, 'tools'), '/bin']) {
  const child = spawn(process.execPath, ['launch/install.mjs'], {
    cwd: root,
    env: { NODE_ENV: 'production', PATH: path.join(delimiter) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (text) => (errors += String(text)))
  const { promise, resolve } = Promise.withResolvers<{ code: number | null; errors: string }>()
  child.once('close', (code) => resolve({ code, errors: errors.trim() }))
  return promise
}

async function expectInstalled(): Promise<void> {
  expect(await install()).toEqual({ code: 0, errors: '' })
}

function npmCalls(): readonly string[] {
  const file = join(root, 'npm.log')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

describe('installing what is missing', () => {
  test('runs npm ci in a fresh clone, and nothing the next time', async () => {
    await expectInstalled()
    await expectInstalled()
    expect(npmCalls()).toEqual(['npm ci --loglevel=error --no-audit --prefer-offline'])
  })

  test.each([
    ['the lockfile has changed', () => writeReact('19.3.2')],
    [
      'a package.json names other dependencies than the lockfile',
      () => writeJson('site/package.json', { dependencies: { react: '19.3.2' } }),
    ],
    [
      'npm installed another version',
      () =>
        writeJson('node_modules/.package-lock.json', {
          packages: { 'node_modules/react': { version: '19.3.0', integrity: 'sha512-x' } },
        }),
    ],
    [
      'an installation was interrupted',
      () => rmSync(join(root, 'node_modules/.package-lock.json')),
    ],
  ])('installs again when %s', async (_what, change) => {
    await expectInstalled()
    change()
    await install()
    expect(npmCalls()).toHaveLength(2)
  })

  test('installs nothing when only a script of a package.json has changed', async () => {
    await expectInstalled()
    writeJson('site/package.json', { scripts: { x: 'y' }, dependencies: { react: '19.3.1' } })
    await expectInstalled()
    expect(npmCalls()).toHaveLength(1)
  })

  test('ends with npm’s output and one line when npm fails, and tries again the next time', async () => {
    writeNpm('echo "npm error no network" >&2\nexit 7')
    const failure = {
      code: 1,
      errors: 'npm error no network\nInstalling the packages failed (npm ci: 7)',
    }
    expect(await install()).toEqual(failure)
    expect(await install()).toEqual(failure)
  })

  test('says that npm is missing', async () => {
    expect(await install([])).toEqual({
      code: 1,
      errors: expect.stringMatching(/^Installing the packages failed \(npm ci: .+\)$/),
    })
  })

  test.each([
    ['as soon as npm runs', 'sleep 60 & echo $! > sleeper'],
    [
      'while a process runs that ignores SIGTERM',
      "trap '' TERM; sleep 60 & echo $! > sleeper; trap - TERM",
    ],
  ])('ends npm and everything it started when it is stopped %s', async (_when, script) => {
    writeNpm(`${script}; kill -TERM $PPID; wait`)
    expect(await install()).toEqual({
      code: 1,
      errors: 'Stopped while installing the packages',
    })
    const sleeper = Number(readFileSync(join(root, 'sleeper'), 'utf8'))
    await expect.poll(() => processIdentity(sleeper)).toBeUndefined()
  })

  test('names the command that fetches Node when its install script did not run', async () => {
    writeNpm('mkdir node_modules')
    const { code, errors } = await install()
    expect(code).toBe(1)
    expect(errors).toMatch(
      new RegExp(`^Node ${VERSION} is not in node_modules \\(.+ is\\): run npm rebuild node$`),
    )
  })
})
