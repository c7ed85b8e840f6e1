import { afterAll } from 'vitest'
import { openChromium } from './chromium.ts'
import { serveBuiltSite, type BuiltSiteOptions } from './serve-built-site.ts'

export interface OpenBuiltSiteOptions extends Omit<BuiltSiteOptions, 'endedBy'> {
  /** With WebGL. */
  readonly drawsMaps?: boolean
}

/** The small festival as it is built, behind a real server, and a Chromium; both end with the file, the browser first. */
export async function openBuiltSite({ drawsMaps = false, ...options }: OpenBuiltSiteOptions = {}) {
  const served = await serveBuiltSite({ ...options, endedBy: afterAll })
  const browser = await openChromium({ drawsMaps })
  afterAll(() => browser.close())
  return { ...served, browser }
}
