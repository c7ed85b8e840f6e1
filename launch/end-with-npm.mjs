const LOOK_EVERY_MS = 500
/** The scripts of package.json that run us; any other script of npm may leave us running. */
const OURS = ['start', 'dev', 'test']

/**
 * Ends this process in order, as SIGTERM does, when the npm that runs it is gone: a hangup or SIGKILL ends npm without
 * reaching us. Does nothing without npm: whoever runs `node launch/start.mjs` may leave it running.
 */
export function endWithNpm() {
  if (!OURS.includes(process.env['npm_lifecycle_event'] ?? '')) return
  const npm = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(looking)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY_MS)
  looking.unref()
}
