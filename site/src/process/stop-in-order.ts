/** How long a load balancer may need to notice that the site is not ready (spec/faults H18). */
const NOTICE_MS = 2_000

export interface StopDeps {
  readonly process: Pick<NodeJS.Process, 'on' | 'exit'>
  /** Goes on as before for `noticeMs`, so that load balancers notice that the site is not ready; then ends all. */
  readonly stop: (noticeMs: number) => Promise<void>
  readonly logFatal: (error: unknown) => void
}

/**
 * Ends the process after SIGTERM, SIGINT or an uncaught error. SIGINT comes from a terminal, where no load balancer
 * needs time. The exit code is 0, or 1 after an error. A second signal ends the process at once, with 1.
 */
export function stopInOrder({ process, stop, logFatal }: StopDeps): void {
  let exitCode = 0
  let isStopping = false

  function begin(noticeMs: number): void {
    if (isStopping) return
    isStopping = true
    stop(noticeMs).then(
      () => process.exit(exitCode),
      (error: unknown) => {
        logFatal(error)
        process.exit(1)
      },
    )
  }

  function ask(noticeMs: number): void {
    if (isStopping) process.exit(1)
    begin(noticeMs)
  }

  function fail(error: unknown): void {
    logFatal(error)
    exitCode = 1
    begin(NOTICE_MS)
  }

  process.on('SIGTERM', () => ask(NOTICE_MS))
  process.on('SIGINT', () => ask(0))
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
}
