import { afterAll } from 'vitest'
import { openChromium } from './chromium.ts'
import { serveBuiltSite, type BuiltSiteOptions } from './serve-built-site.ts'

export interface OpenBuiltSiteOptions extends BuiltSiteOptions {
  readonly drawsMaps?: boolean
}

/** Call it at the top of a test file: in a hook or a test, the `afterAll` that it calls would have no effect. */
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
