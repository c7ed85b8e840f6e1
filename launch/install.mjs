import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { OperatorError } from './operator-error.mjs'
import { runCommand } from './run-command.mjs'

/** npm begins with the reason and ends with its manual. */
const SHOWN_LINES = 12

/**
 * @typedef {object} InstallDeps
 * @property {string} root
 * @property {import('./progress.mjs').Progress} progress
 * @property {AbortSignal} [signal]
 *
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string> }} Manifest
 * @typedef {{ packages: Record<string, Manifest & { version?: string, integrity?: string, optional?: boolean }> }} Lockfile
 */

/**
 * Installs the dependencies if the lockfile or a `package.json` changed since they were installed, and gives the path
 * of the pinned Node. An installation that was broken off leaves no stamp and is made again.
 *
 * @param {InstallDeps} deps
 * @returns {Promise<string>}
 */
export async function ensureInstalled({ root, progress, signal }) {
  if (!isInstalled(root)) {
    await progress.step('Installing the packages', () => install(root, signal))
    writeFileSync(stampFile(root), requiredHash(root))
  }
  return pinnedNode(root)
}

/**
 * A hash of everything that says which packages belong here.
 *
 * @param {string} root
 */
function requiredHash(root) {
  const { workspaces = [] } = readJson(join(root, 'package.json'))
  const files = ['package-lock.json', 'package.json']
  for (const folder of workspaces) files.push(join(folder, 'package.json'))
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/**
 * Whether the packages are there: by our stamp or, where somebody ran npm himself or changed only a script in a
 * `package.json`, by npm's own record of what it put there, which is then adopted with a stamp.
 *
 * @param {string} root
 */
function isInstalled(root) {
  const stamp = stampFile(root)
  const hash = requiredHash(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const lockfile = readJson(join(root, 'package-lock.json'))
  if (!agreesWithManifests(root, lockfile) || !holdsLockfile(readJson(record), lockfile)) {
    return false
  }
  writeFileSync(stamp, hash)
  return true
}

/**
 * Whether everything of a lockfile is in npm's record, in its very version. Packages of other platforms are missing.
 *
 * @param {Lockfile} record
 * @param {Lockfile} lockfile
 */
export function holdsLockfile(record, lockfile) {
  return Object.entries(lockfile.packages).every(([path, wanted]) => {
    const found = record.packages[path]
    if (!found) return path === '' || wanted.optional === true
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/**
 * Whether the lockfile was written for the very dependencies that each `package.json` names.
 *
 * @param {string} root
 * @param {Lockfile} lockfile
 */
function agreesWithManifests(root, lockfile) {
  const { workspaces = [] } = readJson(join(root, 'package.json'))
  return ['', ...workspaces].every(
    (folder) =>
      dependencyList(readJson(join(root, folder, 'package.json'))) ===
      dependencyList(lockfile.packages[folder]),
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

/**
 * @param {string} root
 * @param {AbortSignal | undefined} signal
 */
async function install(root, signal) {
  // npm deletes node_modules first: neither it nor its scripts may run on the Node that lives there.
  const own = join(root, 'node_modules')
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((part) => !part.startsWith(own))
  const args = ['ci', '--loglevel=error', '--no-audit', '--prefer-offline']
  const env = { ...process.env, PATH: path.join(delimiter) }
  /** @type {string[]} */
  const said = []
  /** @param {string} line */
  const onLine = (line) => said.push(line)
  const { code } = await runCommand('npm', args, { cwd: root, env, signal, onLine })
  if (signal?.aborted) throw new OperatorError('Stopped while installing the packages')
  if (code === 0) return
  throw new OperatorError(
    [...said.slice(0, SHOWN_LINES), `Installing the packages failed (npm ci: ${code})`].join('\n'),
  )
}

/**
 * The Node that the dependencies brought. Its binary is fetched by an install script of its own, which may have been
 * refused.
 *
 * @param {string} root
 */
function pinnedNode(root) {
  const { dependencies } = readJson(join(root, 'package.json'))
  const node = join(root, 'node_modules', '.bin', 'node')
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  const found = stdout?.trim()
  if (found === `v${dependencies.node}`) return node
  throw new OperatorError(
    `Node ${dependencies.node} is not in node_modules (${found || 'nothing'} is): run npm rebuild node`,
  )
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.installed')
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
