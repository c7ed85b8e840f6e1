import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import type { BrowserConfig } from '../browser/payload.ts'
import type { ShellView } from '../shell/load-shell.ts'

/** Returns what a page tells its script. The default zone is left out, because every byte is on every page. */
export function browserConfig(
  { build, origin, clockOffsetMs, settings }: Omit<BrowserConfig, 'zone'>,
  { zone }: Pick<ShellView, 'zone'>,
): BrowserConfig {
  const own = zone === DEFAULT_ZONE ? {} : { zone }
  return { build, origin, clockOffsetMs, ...own, settings }
}
