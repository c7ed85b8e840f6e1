import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { describe, expect, test } from 'vitest'
import { readError } from './read-error.ts'

describe('what an error screen says (spec/behaviour §7)', () => {
  const ours = {
    status: 404,
    message: 'Page Not Found: /artists/nobody?x=1',
    fullPath: '/artists/nobody?x=1',
  }

  test.each([
    ['an error of ours', ours, ours],
    ['one that the router carries', new ErrorResponse(404, 'Not Found', ours), ours],
    ['nothing', undefined, { status: 404, message: 'Page not found: /x' }],
    ['null', null, { status: 404, message: 'Page not found: /x' }],
    ['an exception', new Error('secret'), { status: 500, message: 'Server Error' }],
    [
      'an exception with a status',
      Object.assign(new Error('secret'), { status: 418 }),
      { status: 500, message: 'Server Error' },
    ],
    ['a text', 'secret', { status: 500, message: 'Server Error' }],
    [
      'the router’s own words',
      new ErrorResponse(405, 'Method Not Allowed', 'Error: secret'),
      { status: 405, message: 'Method Not Allowed' },
    ],
  ])('is, for %s, without anything of how it came about', (_kind, error, expected) => {
    expect(readError(error, { pathname: '/x', search: '?y=1' })).toEqual(expected)
  })

  test('is never the router’s text for a path without a route', () => {
    const error = new ErrorResponse(404, 'Not Found', 'Error: No route matches URL "/x"', true)
    expect(readError(error, { pathname: '/x', search: '?y=1' })).toEqual({
      status: 404,
      message: 'Page not found: /x?y=1',
      fullPath: '/x?y=1',
    })
  })
})
