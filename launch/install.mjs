/**
 * Installs the packages if the lockfile or a `package.json` has changed. Runs before `npm start` and `npm test`
 * (`prestart`, `pretest`), on any Node from 20 on, and needs no package. npm has `node_modules/.bin` first in PATH, so
 * its next script uses the Node that is one of the packages.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** The launcher also gives a child this time to end (`child.ts`). */
const KILL_AFTER_MS = 10_000

/**
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, workspaces?: string[] }} Manifest
 *
 * @typedef {{ packages: Record<string, Manifest & { version?: string, integrity?: string, optional?: boolean }> }} Lockfile
 */

if (!isInstalled()) await install()
const { node } = readJson('package.json').dependencies
const found = spawnSync('node', ['--version'], { encoding: 'utf8' }).stdout?.trim()
if (found !== `v${node}`) {
  fail(`Node ${node} is not in node_modules (${found || 'nothing'} is): run npm rebuild node`)
}

/** npm writes its record last, so an interrupted installation has none. */
function isInstalled() {
  const record = join('node_modules', '.package-lock.json')
  if (!existsSync(join(ROOT, record))) return false
  /** @type {Lockfile} */
  const lockfile = readJson('package-lock.json')
  /** @type {Lockfile} */
  const installed = readJson(record)
  const folders = ['', ...(readJson('package.json').workspaces ?? [])]
  return (
    folders.every(
      (folder) =>
        dependencyList(readJson(join(folder, 'package.json'))) ===
        dependencyList(lockfile.packages[folder]),
    ) &&
    Object.entries(lockfile.packages).every(([path, wanted]) => {
      const has = installed.packages[path]
      // Optional packages may be missing: they are for other platforms.
      if (!has) return path === '' || wanted.optional === true
      return has.version === wanted.version && has.integrity === wanted.integrity
    })
  )
}

/** @param {Manifest | undefined} manifest */
function dependencyList(manifest) {
  const kinds = [manifest?.dependencies, manifest?.devDependencies, manifest?.optionalDependencies]
  return JSON.stringify(
    kinds.map((kind) =>
      Object.entries(kind ?? {})
        .map(String)
        .toSorted(),
    ),
  )
}

async function install() {
  console.log('Installing the packages …')
  // npm deletes node_modules first, so neither npm nor its scripts may run with the Node in that folder.
  const own = join(ROOT, 'node_modules')
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((part) => !part.startsWith(own))
  let isStopped = false
  // Before npm starts: a signal that comes between the two would end this process alone and leave npm running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isStopped = true
      signalAll('SIGTERM')
      setTimeout(() => signalAll('SIGKILL'), KILL_AFTER_MS).unref()
    })
  }
  const npm = spawn('npm', ['ci', '--loglevel=error', '--no-audit', '--prefer-offline'], {
    cwd: ROOT,
    env: { ...process.env, PATH: path.join(delimiter) },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(npm, 'close').catch((error) => [error.message])
  if (isStopped) {
    // The processes that npm has started may ignore SIGTERM.
    signalAll('SIGKILL')
    fail('Stopped while installing the packages')
  }
  if (code !== 0) fail(`Installing the packages failed (npm ci: ${code})`)

  /** @param {NodeJS.Signals} signal */
  function signalAll(signal) {
    if (npm.pid === undefined) return
    try {
      process.kill(-npm.pid, signal)
    } catch {
      // No process is left.
    }
  }
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}
