import { APIError, type AfterErrorHookArgs } from 'payload'
import { describe, expect, test } from 'vitest'
import { explainErrors } from './explain-errors.ts'

function withCode(code: string, message = 'failed'): Error {
  return Object.assign(new Error(message), { code })
}

async function sentenceFor(error: Error) {
  // The hook reads none of the other arguments.
  const answer = await explainErrors({ error } as AfterErrorHookArgs)
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
