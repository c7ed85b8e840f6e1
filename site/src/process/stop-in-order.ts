/** How long a balancer may take to see that the site is not ready any more (spec/faults H18). */
const SEEN_WITHIN_MS = 2_000

export interface StopDeps {
  readonly process: Pick<NodeJS.Process, 'on' | 'exit'>
  /** Ends everything without losing a request. `seenWithinMs`: how long it goes on answering as before. */
  readonly stop: (seenWithinMs: number) => Promise<void>
  readonly logFatal: (error: unknown) => void
}

/**
 * SIGTERM, and an error that nobody caught, end the process in order; so does SIGINT, for a person who has no balancer.
 * The exit code is 0, or 1 after an error. Who asks a second time does not want to wait.
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
