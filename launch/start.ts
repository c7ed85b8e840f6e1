/** `npm start [-- --real-time]` and `npm run dev`: run until they are stopped or a part ends. */
import { fileURLToPath } from 'node:url'
import { takeDataFolder, type DataFolder } from './data-folder.ts'
import { createLauncher, type Launcher, type Mode } from './launcher.ts'
import { exitWith, OperatorError } from './operator-error.ts'
import { checkPorts } from './ports.ts'
import { createProgress } from './progress.ts'
import { openSecrets } from './secrets.ts'
import { readSettings, type Settings } from './settings.ts'
import { whenNpmIsGone } from './when-npm-is-gone.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2)
const mode: Mode = args[0] === 'dev' ? 'dev' : 'start'
const progress = createProgress(process.stdout, process.stderr)
const startedAtMs = Date.now()
let launcher: Launcher | undefined
let dataFolder: DataFolder | undefined
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0))
whenNpmIsGone(() => void stop(0))
try {
  const settings = readSettings(process.env, mode === 'dev' ? args.slice(1) : args, {
    root,
    startedAtMs,
  })
  dataFolder = takeDataFolder(settings.dataDir)
  await dataFolder.endLeftovers(progress.showLine)
  await checkPorts(portsOf(settings))
  launcher = createLauncher({
    root,
    mode,
    settings,
    startedAtMs,
    progress,
    secrets: openSecrets(settings.dataDir),
    note: dataFolder.note,
    onDeath(reason) {
      if (isStopping) return
      progress.showError(`${reason}; everything is stopped`)
      void stop(1)
    },
  })
  await launcher.start()
} catch (error) {
  if (!(error instanceof OperatorError)) exitWith(error)
  if (!isStopping) console.error(error.message)
  await stop(1)
}

/** A second Ctrl-C is ignored, because it would leave processes behind. */
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  if (exitCode === 0) progress.showLine('Stopping')
  await launcher?.stop()
  dataFolder?.release()
  process.exit(exitCode)
}

function portsOf(settings: Settings): Record<string, number> {
  const site = { SITE_PORT: settings.sitePort }
  if (settings.contentUrl !== undefined) return site
  return { ...site, CONTENT_PORT: settings.contentPort, STUDIO_PORT: settings.studioPort }
}
