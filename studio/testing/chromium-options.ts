import type { LaunchOptions } from 'playwright-core'

const DEFAULT_PATH = '/usr/bin/chromium'
/** Chromium has no sandbox when it runs as root. */
const FLAGS = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]

/** Chromium's headless shell, which takes less time, or Chromium; from Debian's paths or from the environment. */
export function chromiumOptions(): LaunchOptions {
  const { CHROMIUM_PATH = DEFAULT_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env
  return { executablePath: HEADLESS_SHELL_PATH, args: FLAGS }
}
