/** Nobody notices half a second. */
const LOOK_EVERY_MS = 500
/** The scripts of `package.json` with which this process must end. */
const OURS = ['start', 'dev', 'test']

/**
 * Calls `stop` when npm has ended: a hangup or SIGKILL ends npm without reaching this process. Does nothing if npm has
 * not started this process.
 */
export function whenNpmIsGone(stop: () => void): void {
  if (!OURS.includes(process.env['npm_lifecycle_event'] ?? '')) return
  const npm = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(looking)
    stop()
  }, LOOK_EVERY_MS)
  looking.unref()
}
