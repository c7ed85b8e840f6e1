import { closingWords, type Situation } from './closing-words.ts'
import type { DataFolder } from './data-folder.ts'
import {
  ADMIN_SECRET,
  adminAccount,
  createEnvironments,
  type Environments,
} from './environments.ts'
import { createKeptDatabase } from './kept-database.ts'
import { OperatorError } from './operator-error.mjs'
import { createPictures } from './pictures.ts'
import type { Progress } from './progress.mjs'
import type { Secrets } from './secrets.ts'
import { contentSpec, siteDevSpec, siteSpec } from './service-specs.ts'
import { createService, type ServiceDeps } from './service.ts'
import type { Settings } from './settings.ts'
import { ensureSiteBuilt } from './site-build.ts'
import { createStudio } from './studio.ts'

export interface LauncherDeps {
  readonly root: string
  readonly settings: Settings
  readonly startedAtMs: number
  readonly dataFolder: DataFolder
  readonly secrets: Secrets
  readonly progress: Progress
  /** `dev`: the site's development server instead of the built site, without studio and pictures. */
  readonly mode: 'start' | 'dev'
}

export interface Launcher {
  /** Starts everything and says where it is. Throws an `OperatorError`; what already runs then is for `stop`. */
  start(): Promise<void>
  /** Stops whatever runs or is being started, in the reverse order: the database last. */
  stop(): Promise<void>
}

interface Part {
  stop(): Promise<void>
}

/**
 * The order of a start: database, content, site, studio, pictures. The site is built meanwhile; nothing that visitors
 * do not need is waited for. With a content service elsewhere only the site is started.
 */
export function createLauncher(deps: LauncherDeps): Launcher {
  const { settings, secrets, progress } = deps
  const stopping = new AbortController()
  const parts: Part[] = []
  const serviceDeps: ServiceDeps = {
    dataDir: settings.dataDir,
    say: progress.line,
    warn: progress.warn,
    note: deps.dataFolder.note,
  }

  /** From here on `stop` stops the part, also while it starts. */
  function keep<P extends Part>(part: P): P {
    if (stopping.signal.aborted) throw new OperatorError('Stopped')
    parts.push(part)
    return part
  }

  async function start(): Promise<void> {
    const needsBuild = deps.mode === 'start'
    const { signal } = stopping
    const [backend] = await Promise.all([
      startBackend(deps, serviceDeps, keep),
      needsBuild ? ensureSiteBuilt({ root: deps.root, progress, signal }) : undefined,
    ])
    const spec = deps.mode === 'dev' ? siteDevSpec : siteSpec
    const site = keep(createService(spec({ ...deps, ...backend }), serviceDeps))
    await progress.step('Starting the site', () => site.start())
    const extras = startExtras(deps, { ...serviceDeps, ...backend }, keep)
    progress.line(
      closingWords({
        settings,
        account: adminAccount(settings, secrets.get),
        isPasswordNew: secrets.isNew(ADMIN_SECRET),
        startedAtMs: deps.startedAtMs,
        database: backend.folder,
        ...extras,
      }),
    )
  }

  async function stop(): Promise<void> {
    stopping.abort()
    for (const part of parts.splice(0).toReversed()) await part.stop()
  }

  return { start, stop }
}

type Keep = <P extends Part>(part: P) => P

interface Backend {
  readonly environments: Environments
  /** Where the embedded database is, if there is one. */
  readonly folder: string | undefined
}

async function startBackend(
  deps: LauncherDeps,
  serviceDeps: ServiceDeps,
  keep: Keep,
): Promise<Backend> {
  const { settings, secrets, progress } = deps
  const isElsewhere = settings.contentUrl !== undefined
  let databaseUrl = settings.databaseUrl ?? ''
  let folder: string | undefined
  if (!isElsewhere && !settings.databaseUrl) {
    const database = keep(createKeptDatabase(serviceDeps))
    databaseUrl = await progress.step('Starting the database', () => database.start())
    folder = database.folder
  }
  const inherited = process.env
  const getSecret = secrets.get
  const environments = createEnvironments({ settings, getSecret, databaseUrl, inherited })
  if (!isElsewhere) {
    const content = keep(createService(contentSpec({ ...deps, environments }), serviceDeps))
    await progress.step('Starting the content service', () => content.start())
  }
  return { environments, folder }
}

/** What visitors do not need. */
function startExtras(
  { root, settings, mode }: LauncherDeps,
  { environments, ...serviceDeps }: ServiceDeps & Backend,
  keep: Keep,
): Pick<Situation, 'studio' | 'isRenderingPictures'> {
  if (mode === 'dev' || settings.contentUrl !== undefined) {
    return { studio: undefined, isRenderingPictures: false }
  }
  const { studioPort: port, studioOrigin: origin } = settings
  const studio = keep(
    createStudio({ ...serviceDeps, root, port, origin, env: environments.studio }),
  )
  const state = studio.start()
  const isRenderingPictures = settings.demo !== undefined
  if (isRenderingPictures) {
    keep(createPictures({ ...serviceDeps, root, env: environments.content })).start()
  }
  return { studio: state, isRenderingPictures }
}
