import { run } from './run.ts'

export interface Load {
  readonly url: string
  readonly seconds: number
  readonly headers?: Readonly<Record<string, string>>
  /** A script in Lua. */
  readonly script?: string
  readonly connections?: number
  /** The script prints how many responses had another status. */
  readonly mustBe200?: boolean
  readonly environment?: Readonly<Record<string, string>>
}

export interface LoadResult {
  readonly requests: number
  readonly requestsPerS: number
  readonly p99Ms: number
}

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 }

/**
 * With one thread on core 1. Rejects when a connection fails, or when wrk reports an error status; with a script and
 * `mustBe200`, when a response is not 200.
 */
export async function wrk({
  url,
  seconds,
  headers = {},
  connections = 16,
  script,
  mustBe200 = false,
  environment = {},
}: Load): Promise<LoadResult> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...given]
  const lua = script === undefined ? [] : ['-s', script]
  const set = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  const said = await run('env', [...set, 'taskset', '-c', '1', 'wrk', ...options, ...lua, url])
  if (/Socket errors/.test(said)) throw new Error(said)
  if (script === undefined && /Non-2xx/.test(said)) throw new Error(said)
  if (mustBe200 && !/^Not 200: 0$/m.test(said)) throw new Error(said)
  const [, requests] = /(\d+) requests in/.exec(said) ?? []
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(said) ?? []
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? []
  return {
    requests: Number(requests),
    requestsPerS: Number(rate),
    p99Ms: Number(p99) * (UNITS[unit] ?? 1),
  }
}
