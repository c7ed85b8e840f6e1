import { afterAll } from 'vitest'
import { openChromium } from './chromium.ts'
import { serveBuiltSite, type BuiltSiteOptions } from './serve-built-site.ts'

export interface OpenBuiltSiteOptions extends BuiltSiteOptions {
  readonly drawsMaps?: boolean
}

/**
 * Starts the built small festival on a real server, and a Chromium. Call it at the top of a test file: both then end
 * after the file, the browser first. In a hook or a test, the `afterAll` that it calls would have no effect.
 */
export async function openBuiltSite({
  drawsMaps = false,
  endedBy = afterAll,
  ...options
}: OpenBuiltSiteOptions = {}) {
  const served = await serveBuiltSite({ ...options, endedBy })
  const browser = await openChromium({ drawsMaps })
  endedBy(() => browser.close())
  return { ...served, browser }
}
