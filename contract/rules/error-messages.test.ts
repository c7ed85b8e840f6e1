import { describe, expect, test } from 'vitest'
import {
  CLIENT_REQUESTS_DISABLED,
  GO_BACK_HOME,
  pageNotFoundUnmatched,
  pageNotFoundValidation,
  statusMessage,
} from './error-messages.ts'

describe('error catalogue (spec/asked §8, spec/behaviour §7)', () => {
  test('has the two wordings of a 404', () => {
    expect(pageNotFoundValidation('/artists/nobody?x=1')).toBe(
      'Page Not Found: /artists/nobody?x=1',
    )
    expect(pageNotFoundUnmatched('/%3Cimg')).toBe('Page not found: /%3Cimg')
  })

  test('has the specified texts', () => {
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
  ])('has for %i the text "%s"', (status, message) => {
    expect(statusMessage(status)).toBe(message)
  })
})
