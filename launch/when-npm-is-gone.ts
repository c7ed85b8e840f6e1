/** A process is not told that its parent has ended, so it checks. Nobody notices half a second. */
const LOOK_EVERY_MS = 500
/** The scripts of package.json whose end must end this process. After any other script of npm it continues. */
const OURS = ['start', 'dev', 'test']

/**
 * Calls `stop` when npm has ended. A hangup or SIGKILL ends npm without reaching this process. Does nothing if
 * another program than npm started it.
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
