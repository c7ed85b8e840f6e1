const GONE: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'])

/** Whether an error says that the visitor went away: nobody waits for an answer, and nothing is wrong. */
export function isVisitorGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && GONE.has(error.code)
}
