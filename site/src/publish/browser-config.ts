import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import type { BrowserConfig } from '../browser/payload.ts'
import type { ShellView } from '../shell/load-shell.ts'

/** What a page tells its script. Every byte is on every page, so the default is left out. */
export function browserConfig(
  { build, origin, clockOffsetMs, settings }: Omit<BrowserConfig, 'zone'>,
  { zone }: Pick<ShellView, 'zone'>,
): BrowserConfig {
  const own = zone === DEFAULT_ZONE ? {} : { zone }
  return { build, origin, clockOffsetMs, ...own, settings }
}
