import { join } from 'node:path'
import type { Environments } from './environments.ts'
import type { ServiceSpec } from './service.ts'
import type { Settings } from './settings.ts'

/** The first start migrates and fills the database before it answers. */
const CONTENT_WITHIN_MS = 15 * 60_000
const SITE_WITHIN_MS = 3 * 60_000

export interface SpecDeps {
  readonly root: string
  readonly settings: Settings
  readonly environments: Environments
}

export function contentSpec({ root, settings, environments }: SpecDeps): ServiceSpec {
  return {
    name: 'content',
    command: process.execPath,
    args: [join('content', 'main.ts')],
    cwd: root,
    env: environments.content,
    readyUrls: [`http://127.0.0.1:${settings.contentPort}/healthz`],
    readyWithinMs: CONTENT_WITHIN_MS,
  }
}

/** Ready when every page is, or when the home page is: one that is asked for is rendered before the others. */
export function siteSpec({ root, settings, environments }: SpecDeps): ServiceSpec {
  const origin = `http://127.0.0.1:${settings.sitePort}`
  return {
    name: 'site',
    command: process.execPath,
    args: [join('site', 'src', 'main.ts')],
    cwd: root,
    env: environments.site,
    readyUrls: [`${origin}/readyz`, `${origin}/`],
    readyWithinMs: SITE_WITHIN_MS,
  }
}

/** The site's development server in place of the built site. */
export function siteDevSpec(deps: SpecDeps): ServiceSpec {
  const built = siteSpec(deps)
  return {
    ...built,
    args: [join('site', 'dev.ts')],
    env: { ...built.env, NODE_ENV: 'development' },
    isTalkative: true,
  }
}
