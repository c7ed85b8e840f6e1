/** Nothing tells a process that its parent has ended, so it looks; half a second later nobody notices. */
const LOOK_EVERY_MS = 500
/** The scripts of package.json that run us; any other script of npm may leave us running. */
const OURS = ['start', 'dev', 'test']

/** A hangup or SIGKILL ends npm without reaching us. Does nothing where another program than npm started this one. */
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
