import { resolve } from 'node:path'
import { parseClock } from 'contract/rules/festival-clock.ts'
import { CLIENT_REQUESTS_IN_PRODUCTION } from 'contract/rules/error-messages.ts'
import { previewKeys } from 'contract/rules/preview-signature.ts'
import { parseSettings, SETTINGS_OF, type Environment } from 'contract/settings.ts'
import { codeOf } from '../preview/code-of.ts'
import type { PreviewKeys } from '../preview/preview.ts'
import {
  DEFAULT_PROXY_PATH,
  DEFAULT_BUILD_POLL_MS,
  type PageSettings,
} from '../browser/page-settings.ts'

export interface ExportSettings {
  readonly origin: string
  readonly dataDir: string
  readonly clockOffsetMs: number
  readonly page: PageSettings
}

export interface Settings extends ExportSettings {
  readonly port: number
  readonly contentUrl: string
  readonly contentToken: string
  readonly metricsToken: string | undefined
  readonly previews: PreviewKeys
}

/** Throws an `Error` of one line that names the first wrong variable. */
export function readSettings(environment: Environment, startedAt: number): Settings {
  const settings = readExportSettings(environment, startedAt)
  const output = parseSettings(environment, SETTINGS_OF.site, {
    CONTENT_PROXY_PATH: DEFAULT_PROXY_PATH,
  })
  refusePublicToken(environment)
  const { CONTENT_PROXY_PATH: proxyPath, CONTENT_URL: url, CONTENT_TOKEN: token } = output
  const contentAccess = { proxyPath, ...(output.CLIENT_REQUESTS ? { direct: { url, token } } : {}) }
  return {
    ...settings,
    page: { ...settings.page, contentAccess, keepsPages: output.KEEP_PAGES ?? true },
    port: output.SITE_PORT,
    contentUrl: url,
    contentToken: token,
    metricsToken: output.METRICS_TOKEN,
    previews: {
      keys: previewKeys({ keys: output.PREVIEW_KEYS, token }, codeOf),
      studioOrigin: output.STUDIO_ORIGIN,
    },
  }
}

/**
 * Throws if browsers would ask the content service themselves in production: every page would then show its token
 * (spec/behaviour §24.2).
 */
export function refusePublicToken({ NODE_ENV, CLIENT_REQUESTS }: Environment): void {
  if (NODE_ENV === 'production' && CLIENT_REQUESTS === 'true') {
    throw new Error(CLIENT_REQUESTS_IN_PRODUCTION)
  }
}

/** Throws as `readSettings` does. */
export function readExportSettings(environment: Environment, startedAt: number): ExportSettings {
  const output = parseSettings(environment, SETTINGS_OF.pages, {
    BUILD_POLL_SECONDS: String(DEFAULT_BUILD_POLL_MS / 1000),
  })
  return {
    origin: output.SITE_ORIGIN,
    dataDir: resolve(output.DATA_DIR),
    clockOffsetMs: parseClock(output.FESTIVAL_CLOCK, startedAt).offsetMs,
    page: {
      contentAccess: { proxyPath: DEFAULT_PROXY_PATH },
      buildPollMs: output.BUILD_POLL_SECONDS,
      analyticsEndpoint: output.ANALYTICS_ENDPOINT,
      mapStyleUrl: output.MAP_STYLE_URL,
    },
  }
}
