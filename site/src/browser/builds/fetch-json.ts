/** A response that is not 200 with JSON. */
export class AnswerError extends Error {
  override name = 'AnswerError'
  readonly status: number

  constructor(url: string, { status, headers }: Response) {
    super(`${url} was answered with ${status} and ${headers.get('Content-Type') ?? 'no type'}`)
    this.status = status
  }
}

/** `fetch` rejected without an abort: there is no connection. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
}

/**
 * Fetches JSON from the site's own server. Rejects with `AnswerError`, `ConnectionError`, the reason of the abort, or
 * the error of reading the body.
 */
export async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await answerOf(url, init)
  const isJson = /^application\/json\b/i.test(response.headers.get('Content-Type') ?? '')
  if (response.status !== 200 || !isJson) throw new AnswerError(url, response)
  return response.json()
}

async function answerOf(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (cause) {
    init.signal?.throwIfAborted()
    throw new ConnectionError(`${url} could not be asked`, { cause })
  }
}
