import type { LaunchOptions } from 'playwright-core'

const DEFAULT_PATH = '/usr/bin/chromium'
/** Root has no sandbox. */
const FLAGS = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]

/** Chromium's headless shell, which takes less time, or Chromium: as Debian has them, or where the environment says. */
export function chromiumOptions(): LaunchOptions {
  const { CHROMIUM_PATH = DEFAULT_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env
  return { executablePath: HEADLESS_SHELL_PATH, args: FLAGS }
}
