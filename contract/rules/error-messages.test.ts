import { describe, expect, test } from 'vitest'
import {
  CLIENT_REQUESTS_DISABLED,
  DEFAULT_ERROR_STATUS,
  GO_BACK_HOME,
  pageNotFoundUnmatched,
  pageNotFoundValidation,
  pageNotFoundWithoutError,
  statusMessage,
} from './error-messages.ts'

describe('error catalogue (specification §8, behaviour §7)', () => {
  test('has the two wordings of a 404', () => {
    expect(pageNotFoundValidation('/artists/nobody?x=1')).toBe(
      'Page Not Found: /artists/nobody?x=1',
    )
    expect(pageNotFoundUnmatched('/%3Cimg')).toBe('Page not found: /%3Cimg')
    expect(pageNotFoundWithoutError('/x')).toBe('Page not found: /x')
  })

  test('has the specified texts', () => {
    expect(DEFAULT_ERROR_STATUS).toBe(404)
    expect(GO_BACK_HOME).toBe('Go back home')
    expect(CLIENT_REQUESTS_DISABLED).toBe(
      'Client-side API requests are disabled. Set "client: true" in the module options to enable them.',
    )
  })

  test.each([
    [400, 'Bad Request'],
    [405, 'Method Not Allowed'],
    [410, 'This page has been withdrawn'],
    [414, 'URI Too Long'],
    [500, 'Server Error'],
    [503, 'Service Unavailable'],
    [502, 'Server Error'],
  ])('says of %i "%s"', (status, message) => {
    expect(statusMessage(status)).toBe(message)
  })
})
