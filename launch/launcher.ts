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
 * limits are judgements: a start that hangs must end at some time, and a start that is only slow must not be ended.
 */
const CONTENT_WITHIN_MS = 15 * 60_000
/** All pages of a large festival, 2,000, take five seconds to render (docs/performance.md, P3). */
const SITE_WITHIN_MS = 3 * 60_000

/** `dev`: the development servers of site and studio instead of what is built. */
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
  /**
   * Starts everything and shows the addresses. Throws an `OperatorError`; then `stop` must end the parts that already
   * run.
   */
  start(): Promise<void>
  /** Stops the parts that run or are being started, in the reverse order: the database last. */
  stop(): Promise<void>
}

interface Part {
  stop(): Promise<void>
}

/**
 * The order of a start is database, content, site. The site is built at the same time. The start does not wait for
 * parts that visitors do not need. A site with answers of an earlier start on disk does not wait for content. With a
 * content service elsewhere only the site is started.
 */
export function createLauncher(deps: LauncherDeps): Launcher {
  const { root, mode, settings, secrets, progress } = deps
  const stopping = new AbortController()
  const parts: Part[] = []

  /** From here on `stop` also stops this part, even while it is starting. */
  function keep<P extends Part>(part: P): P {
    if (stopping.signal.aborted) throw new OperatorError('Stopped')
    parts.push(part)
    return part
  }

  async function start(): Promise<void> {
    const { signal } = stopping
    const building =
      mode === 'start' ? ensureSiteBuilt({ root, progress, signal }) : Promise.resolve()
    const [{ environments, folder }] = await Promise.all([open(building), building])
    const studio = await startStudio(deps, environments.studio, keep)
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

  /** Resolves when content and site are ready. */
  async function open(building: Promise<void>) {
    const hasAnswers = existsSync(join(settings.dataDir, 'site'))
    const { environments, folder } = await startDatabase(deps, keep)
    const content =
      settings.contentUrl === undefined
        ? keep(createService(contentSpec(root, settings, environments.content), serviceDeps(deps)))
        : undefined
    const spec = mode === 'dev' ? siteDevSpec : siteSpec
    const site = keep(createService(spec(root, settings, environments.site), serviceDeps(deps)))
    const ready = progress.step('Starting the content service', () => content?.start())
    async function startSite() {
      await building
      if (!hasAnswers) await ready
      await progress.step('Starting the site', () => site.start())
    }
    await Promise.all([ready, startSite()])
    return { environments, folder }
  }

  async function stop(): Promise<void> {
    stopping.abort()
    for (const part of parts.splice(0).toReversed()) await part.stop()
  }

  return { start, stop }
}

type Keep = <P extends Part>(part: P) => P

function serviceDeps({ settings, progress, note, onDeath }: LauncherDeps): ServiceDeps {
  return { ...progress, dataDir: settings.dataDir, note, onDeath }
}

async function startDatabase(deps: LauncherDeps, keep: Keep) {
  const { settings, secrets, progress } = deps
  let databaseUrl = settings.databaseUrl ?? ''
  let folder: string | undefined
  if (settings.contentUrl === undefined && !settings.databaseUrl) {
    const database = keep(createDatabase(serviceDeps(deps)))
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

/** Starts the studio, which visitors do not need. */
async function startStudio(
  deps: LauncherDeps,
  env: NodeJS.ProcessEnv,
  keep: Keep,
): Promise<Situation['studio']> {
  const { root, mode, settings, progress } = deps
  if (settings.contentUrl !== undefined) return undefined
  const { studioPort: port, studioOrigin: origin } = settings
  const studioDeps = { ...serviceDeps(deps), root, port, origin, env }
  if (mode === 'start') return keep(createStudio(studioDeps)).start()
  const studio = keep(createService(studioDevSpec(studioDeps), studioDeps))
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
 * The site is ready when all pages are, or as soon as the home page is: a page that is requested is rendered before
 * the others.
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

/** Describes the site's development server, which replaces the built site. */
function siteDevSpec(root: string, settings: Settings, env: NodeJS.ProcessEnv): ServiceSpec {
  return {
    ...siteSpec(root, settings, { ...env, NODE_ENV: 'development' }),
    args: [join('site', 'dev.ts')],
    showsEverything: true,
  }
}
