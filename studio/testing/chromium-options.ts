import type { LaunchOptions } from 'playwright-core'

const DEFAULT_PATH = '/usr/bin/chromium'
/** As root, Chromium starts only without its sandbox. */
const FLAGS = [
  // The first page of a context stays in the process of its blank tab: a second process costs a quarter of a page load.
  '--renderer-process-limit=1',
  '--disable-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Chromium's headless shell, which takes less time, if the environment names it (`launch/test.ts`); else Chromium. */
export function chromiumOptions(): LaunchOptions {
  const { CHROMIUM_PATH = DEFAULT_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env
  return { executablePath: HEADLESS_SHELL_PATH, args: FLAGS }
}
