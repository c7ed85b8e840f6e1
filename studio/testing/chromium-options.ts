import type { LaunchOptions } from 'playwright-core'

const DEFAULT_PATH = '/usr/bin/chromium'
/** Root has no sandbox. */
const FLAGS = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]

/** Chromium as Debian has it, or where `CHROMIUM_PATH` says. */
export function chromiumOptions(): LaunchOptions {
  return { executablePath: process.env['CHROMIUM_PATH'] ?? DEFAULT_PATH, args: FLAGS }
}
