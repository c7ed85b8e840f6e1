/** Nobody notices half a second. */
const LOOK_EVERY_MS = 500
/** A process that another script has started continues without npm. */
const OURS = ['start', 'dev', 'test']

/** A hangup or SIGKILL ends npm without reaching this process. Does nothing if npm has not started it. */
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
