import type { Context } from 'hono'
import type { ChangeSet, Revisions } from '../stores/revisions.ts'
import { problem } from './problem.ts'

/** A longer `wait` is shortened to this (spec/faults S4): proxies close a connection that is silent for a minute. */
const MAX_WAIT_S = 30
/** Further requests are answered at once (spec/faults S5). A judgement: a site has one, nobody runs 64 sites. */
const MAX_WAITING = 64

/**
 * `GET /changes?since={revision}&wait={seconds}`: newline-delimited JSON, first `{revision, full, edited}`, then one
 * line per changed key. Without changes it waits up to `wait` seconds, at most 30.
 */
export async function changesResponse(
  context: Context,
  revisions: Revisions,
  limits: { waiting: number },
): Promise<Response> {
  const wait = parseWait(context.req.query('wait'))
  if (wait === undefined) return problem(context, 400, 'wait must be a number of seconds')
  const since = context.req.query('since')

  let set = revisions.since(since)
  if ((!set || set.revision === since) && wait > 0 && limits.waiting < MAX_WAITING) {
    limits.waiting += 1
    try {
      const timeout = AbortSignal.timeout(wait * 1000)
      await revisions.next(AbortSignal.any([timeout, context.req.raw.signal]))
    } finally {
      limits.waiting -= 1
    }
    set = revisions.since(since)
  }
  if (!set) {
    context.header('Retry-After', '1')
    return problem(context, 503, 'The first answers are not composed yet')
  }
  return context.body(changeLines(set), 200, { 'Content-Type': 'application/x-ndjson' })
}

function parseWait(text: string | undefined): number | undefined {
  if (text === undefined) return 0
  const seconds = Number(text)
  if (text.trim() === '' || Number.isNaN(seconds)) return undefined
  return Math.min(Math.max(seconds, 0), MAX_WAIT_S)
}

/** The first line also has the fields of `more`. */
export function changeLines(
  { revision, full, changed, gone, edited }: ChangeSet,
  more: Readonly<Record<string, unknown>> = {},
): string {
  return [
    JSON.stringify({ revision, full, edited, ...more }),
    ...changed.map(
      ([key, { etag, body }]) => `{"key":${JSON.stringify(key)},"etag":"${etag}","answer":${body}}`,
    ),
    ...gone.map((key) => JSON.stringify({ key, gone: true })),
    '',
  ].join('\n')
}
