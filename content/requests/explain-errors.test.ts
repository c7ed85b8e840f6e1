import { APIError, type AfterErrorHookArgs, type PayloadRequest } from 'payload'
import { describe, expect, test, vi } from 'vitest'
import { explainErrors } from './explain-errors.ts'

function withCode(code: string, message = 'failed'): Error {
  return Object.assign(new Error(message), { code })
}

async function sentenceFor(error: Error, findGlobal = async () => ({ zone: 'Australia/Perth' })) {
  // The hook reads only this of the other arguments.
  const req = { payload: { findGlobal } } as unknown as PayloadRequest
  const answer = await explainErrors({ error, req } as AfterErrorHookArgs)
  return answer ? [answer.status, JSON.stringify(answer.response)] : undefined
}

describe('what a person is told when the server fails', () => {
  test.each<[string, Error, number, string]>([
    ['a NUL', new Error('query', { cause: withCode('22021') }), 400, 'type it again'],
    ['a broken file name', new Error('Malformed part header'), 400, 'rename it'],
    ['a statement that takes too long', withCode('57014'), 503, 'Nothing is lost: try again'],
    ['a database that is away', withCode('ECONNREFUSED'), 503, 'try again in a minute'],
    ['a database that is stopped', withCode('57P01'), 503, 'try again in a minute'],
    ['a lost connection', new Error('Connection terminated'), 503, 'try again in a minute'],
    ['a fault of ours', new TypeError('x is not a function'), 500, 'tell the developer'],
    ['a refusal without a status', new APIError('Secret'), 500, 'tell the developer'],
  ])('is a sentence that says what to do: %s', async (_case, error, status, words) => {
    const answer = await sentenceFor(error)

    expect(answer).toEqual([status, expect.stringContaining(words)])
    expect(answer?.[1]).not.toContain(error.message)
  })

  test.each<[string, () => Promise<{ zone: string }>, string]>([
    [
      'festival’s time',
      async () => ({ zone: 'Australia/Perth' }),
      'on 14 March 2026 at 8.20am Perth time:',
    ],
    [
      'time of Melbourne if the settings cannot be read',
      async () => Promise.reject(new Error('gone')),
      'on 14 March 2026 at 11.20am AEDT:',
    ],
  ])('says in the %s when the studio failed', async (_case, findGlobal, words) => {
    vi.useFakeTimers({ now: Date.parse('2026-03-14T00:20:00Z') })
    const answer = await sentenceFor(new TypeError('x'), findGlobal)
    vi.useRealTimers()
    expect(answer?.[1]).toContain(words)
  })

  test('is the sentence of the rule that refused', async () => {
    expect(await sentenceFor(new APIError('This is in use', 409, undefined, true))).toBeUndefined()
  })

  test('is shown completely in Payload’s forms, which would cut it at its colon', async () => {
    const words = 'This is in use: Event "Fog"'
    const answer = await sentenceFor(new APIError(words, 409, undefined, true))
    expect(answer).toEqual([
      409,
      JSON.stringify({
        docs: [],
        errors: [{ name: 'APIError', message: words }],
        message: words,
      }),
    ])
  })
})
