import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { endWithNpm } from './end-with-npm.mjs'
import { ensureInstalled } from './install.mjs'
import { exitWith } from './operator-error.mjs'
import { createProgress } from './progress.mjs'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * What `npm start` and `npm test` have in common: on any Node from 20 on and with nothing installed, installs what is
 * missing and goes on with a script of this folder on the pinned Node.
 *
 * @param {string} script
 */
export async function goOnWithPinnedNode(script) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  for (const signal of SIGNALS) process.on(signal, stop)
  endWithNpm()
  try {
    const progress = createProgress(process.stdout)
    const node = await ensureInstalled({ root, progress, signal: stopping.signal })
    const path = join(root, 'launch', script)
    process.env['PATH'] = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
    for (const signal of SIGNALS) process.removeListener(signal, stop)
    if (isThisNode(node)) await import(pathToFileURL(path).href)
    else runOn(node, path)
  } catch (error) {
    exitWith(error)
  }
}

/** @param {string} node */
function isThisNode(node) {
  return realpathSync(node) === realpathSync(process.execPath)
}

/**
 * The script knows by its channel to this process that this one has died, and then stops everything.
 *
 * @param {string} node
 * @param {string} path
 */
function runOn(node, path) {
  const child = spawn(node, [path, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  child.on('error', exitWith)
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
