import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { closingWords, type Situation } from './closing-words.ts'
import { createDatabase } from './database.ts'
import { ADMIN_SECRET, createEnvironments, firstAccount } from './environments.ts'
import { OperatorError } from './operator-error.ts'
import type { Progress } from './progress.ts'
import type { Secrets } from './secrets.ts'
import { createService, type ServiceDeps, type ServiceSpec } from './service.ts'
import type { Settings } from './settings.ts'
import { ensureSiteBuilt } from './site-build.ts'
import { createStudio, studioDevSpec } from './studio.ts'

/**
 * The first start migrates and fills the database before it answers, which may take minutes on a small machine. Both
 * limits are judgements: a start that hangs must end at some time.
 */
const CONTENT_WITHIN_MS = 15 * 60_000
/** All pages of a large festival, 2,000, take ten seconds to render (docs/performance.md, P3). */
const SITE_WITHIN_MS = 3 * 60_000

/** `dev` runs the development servers of site and studio. */
export type Mode = 'start' | 'dev'

export interface LauncherDeps extends Pick<ServiceDeps, 'note' | 'onDeath'> {
  readonly root: string
  readonly mode: Mode
  readonly settings: Settings
  readonly startedAtMs: number
  readonly secrets: Secrets
  readonly progress: Progress
}

export interface Launcher {
  /** If it throws, the caller must call `stop` to end the parts that already run. */
  start(): Promise<void>
  /** In the reverse order of their start, also parts that are being started. */
  stop(): Promise<void>
}

interface Part {
  stop(): Promise<void>
}

/**
 * Starts the database, then the content service, then the site. Meanwhile it builds the site, and then the studio, for
 * which the start does not wait. With answers from an earlier start on disk, the site does not wait for the content
 * service. With a content service elsewhere, only the site is started.
 */
export function createLauncher(deps: LauncherDeps): Launcher {
  const { root, mode, settings, secrets, progress } = deps
  const stopping = new AbortController()
  const parts: Part[] = []

  /** `stop` also stops a part that is starting. */
  function register<P extends Part>(part: P): P {
    if (stopping.signal.aborted) throw new OperatorError('Stopped')
    parts.push(part)
    return part
  }

  async function start(): Promise<void> {
    const { signal } = stopping
    const building =
      mode === 'start' ? ensureSiteBuilt({ root, progress, signal }) : Promise.resolve()
    const databaseStart = startDatabase(deps, register)
    const opening = open(databaseStart, building)
    // The studio is built while content writes the demo edition. In development it needs the tables that content makes.
    const studioStart = (mode === 'start' ? building : opening).then(async () =>
      startStudio(deps, (await databaseStart).environments.studio, register),
    )
    const [{ folder }, , studio] = await Promise.all([databaseStart, opening, studioStart])
    progress.showLine(
      closingWords({
        settings,
        account: firstAccount(settings, secrets.get),
        isPasswordNew: secrets.isNew(ADMIN_SECRET),
        startedAtMs: deps.startedAtMs,
        database: folder,
        studio,
      }),
    )
  }

  async function open(databaseStart: ReturnType<typeof startDatabase>, building: Promise<void>) {
    const hasAnswers = existsSync(join(settings.dataDir, 'site'))
    const { environments } = await databaseStart
    const content =
      settings.contentUrl === undefined
        ? register(
            createService(contentSpec(root, settings, environments.content), serviceDeps(deps)),
          )
        : undefined
    const spec = mode === 'dev' ? siteDevSpec : siteSpec
    const site = register(createService(spec(root, settings, environments.site), serviceDeps(deps)))
    const ready = progress.step('Starting the content service', () => content?.start())
    async function startSite() {
      await building
      if (!hasAnswers) await ready
      await progress.step('Starting the site', () => site.start())
    }
    await Promise.all([ready, startSite()])
  }

  async function stop(): Promise<void> {
    stopping.abort()
    for (const part of parts.splice(0).toReversed()) await part.stop()
  }

  return { start, stop }
}

type Register = <P extends Part>(part: P) => P

function serviceDeps({ settings, progress, note, onDeath }: LauncherDeps): ServiceDeps {
  return { ...progress, dataDir: settings.dataDir, note, onDeath }
}

async function startDatabase(deps: LauncherDeps, register: Register) {
  const { settings, secrets, progress } = deps
  let databaseUrl = settings.databaseUrl ?? ''
  let folder: string | undefined
  if (settings.contentUrl === undefined && !settings.databaseUrl) {
    const database = register(createDatabase(serviceDeps(deps)))
    databaseUrl = await progress.step('Starting the database', () => database.start())
    deps.note('database', database.pid)
    folder = database.folder
  }
  const inherited = process.env
  return {
    environments: createEnvironments({ settings, databaseUrl, getSecret: secrets.get, inherited }),
    folder,
  }
}

/** `npm start` builds the studio in the background, and its first request starts it (`studio.ts`). */
async function startStudio(
  deps: LauncherDeps,
  env: NodeJS.ProcessEnv,
  register: Register,
): Promise<Situation['studio']> {
  const { root, mode, settings, progress } = deps
  if (settings.contentUrl !== undefined) return undefined
  const { studioPort: port, studioOrigin: origin } = settings
  const studioDeps = { ...serviceDeps(deps), root, port, origin, env }
  if (mode === 'start') return register(createStudio(studioDeps)).start()
  const studio = register(createService(studioDevSpec(studioDeps), studioDeps))
  await progress.step('Starting the studio', () => studio.start())
  return 'in development'
}

export function contentSpec(root: string, settings: Settings, env: NodeJS.ProcessEnv): ServiceSpec {
  return {
    name: 'content',
    command: process.execPath,
    args: [join('content', 'main.ts')],
    cwd: root,
    env,
    readyUrls: [`http://127.0.0.1:${settings.contentPort}/healthz`],
    readyWithinMs: CONTENT_WITHIN_MS,
  }
}

/**
 * Ready when all pages are rendered, or as soon as the home page answers: a page that is requested is rendered first.
 */
export function siteSpec(root: string, settings: Settings, env: NodeJS.ProcessEnv): ServiceSpec {
  const origin = `http://127.0.0.1:${settings.sitePort}`
  return {
    name: 'site',
    command: process.execPath,
    args: [join('site', 'src', 'main.ts')],
    cwd: root,
    env,
    readyUrls: [`${origin}/readyz`, `${origin}/`],
    readyWithinMs: SITE_WITHIN_MS,
  }
}

function siteDevSpec(root: string, settings: Settings, env: NodeJS.ProcessEnv): ServiceSpec {
  return {
    ...siteSpec(root, settings, { ...env, NODE_ENV: 'development' }),
    args: [join('site', 'dev.ts')],
    showsEverything: true,
  }
}
