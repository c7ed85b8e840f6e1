/** How long a load balancer may need to notice that the site is not ready (spec/faults H18). */
const SEEN_WITHIN_MS = 2_000

export interface StopDeps {
  readonly process: Pick<NodeJS.Process, 'on' | 'exit'>
  /** Ends everything without losing a request. `seenWithinMs`: how long it continues to accept connections. */
  readonly stop: (seenWithinMs: number) => Promise<void>
  readonly logFatal: (error: unknown) => void
}

/**
 * Ends the process in order after SIGTERM, SIGINT or an uncaught error. After SIGINT it does not wait for a load
 * balancer. The exit code is 0, or 1 after an error. A second signal ends the process at once.
 */
export function stopInOrder({ process, stop, logFatal }: StopDeps): void {
  let exitCode = 0
  let isStopping = false

  function begin(seenWithinMs: number): void {
    if (isStopping) return
    isStopping = true
    stop(seenWithinMs).then(
      () => process.exit(exitCode),
      (error: unknown) => {
        logFatal(error)
        process.exit(1)
      },
    )
  }

  function ask(seenWithinMs: number): void {
    if (isStopping) process.exit(1)
    begin(seenWithinMs)
  }

  function fail(error: unknown): void {
    logFatal(error)
    exitCode = 1
    begin(SEEN_WITHIN_MS)
  }

  process.on('SIGTERM', () => ask(SEEN_WITHIN_MS))
  process.on('SIGINT', () => ask(0))
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
}
