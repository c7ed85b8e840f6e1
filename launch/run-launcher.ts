import { fileURLToPath } from 'node:url'
import { takeDataFolder, type DataFolder } from './data-folder.ts'
import { createLauncher, type Launcher } from './launcher.ts'
import { endLeftovers } from './leftovers.ts'
import { exitWith, OperatorError } from './operator-error.mjs'
import { checkPorts } from './ports.ts'
import { createProgress } from './progress.mjs'
import { openSecrets } from './secrets.ts'
import { readSettings, type Settings } from './settings.ts'

export type Mode = 'start' | 'dev'

/** The whole of `npm start` and `npm run dev` once Node 26 is there: starts, waits for the end, ends everything. */
export async function runLauncher(mode: Mode): Promise<void> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const progress = createProgress(process.stdout, process.stderr)
  const startedAtMs = Date.now()
  let launcher: Launcher | undefined
  let dataFolder: DataFolder | undefined
  let isStopping = false

  async function stop(exitCode: number): Promise<void> {
    // Every part ends within its own limit; a second Ctrl-C would only leave something behind.
    if (isStopping) return
    isStopping = true
    if (exitCode === 0) progress.line('Stopping')
    await launcher?.stop()
    dataFolder?.release()
    process.exit(exitCode)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0))
  // The script that `npm start` began with has died (see `on-pinned-node.mjs`).
  process.on('disconnect', () => void stop(1))

  try {
    const settings = readSettings(process.env, process.argv.slice(2), { root, startedAtMs })
    dataFolder = takeDataFolder(settings.dataDir)
    await endLeftovers(dataFolder.leftovers, progress.line)
    await checkPorts(portsOf(settings, mode))
    launcher = createLauncher({
      root,
      settings,
      startedAtMs,
      dataFolder,
      secrets: openSecrets(settings.dataDir),
      progress,
      mode,
    })
    await launcher.start()
  } catch (error) {
    if (isStopping) return
    if (!(error instanceof OperatorError)) exitWith(error)
    console.error(error.message)
    await stop(1)
  }
}

/** The ports that this start will listen on, by their settings. */
function portsOf(settings: Settings, mode: Mode): Record<string, number> {
  const site = { SITE_PORT: settings.sitePort }
  if (settings.contentUrl !== undefined) return site
  const both = { ...site, CONTENT_PORT: settings.contentPort }
  return mode === 'dev' ? both : { ...both, STUDIO_PORT: settings.studioPort }
}
