import { afterAll } from 'vitest'
import { openChromium } from './chromium.ts'
import { serveBuiltSite, type BuiltSiteOptions } from './serve-built-site.ts'

export interface OpenBuiltSiteOptions extends BuiltSiteOptions {
  /** With WebGL. */
  readonly drawsMaps?: boolean
}

/**
 * The small festival as it is built, behind a real server, and a Chromium. Both end with the file, the browser first, if this is
 * called at the top of the file: in a hook or a test, `afterAll` has no effect.
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
