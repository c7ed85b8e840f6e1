import { describe, expect, test } from 'vitest'
import { isAddress } from './address.ts'

describe('what is typed into a link', () => {
  test.each([
    '/',
    '/visit',
    '/visit?from=menu#trams',
    ' https://elsewhere.example/x ',
    'mailto:box@parallax.example',
  ])('is an address: %s', (text) => {
    expect(isAddress(text)).toBe(true)
  })

  test.each(['', 'visit', 'Fog / Mist', 'https://', 'mailto:nobody', '/two words'])(
    'is taken for part of a title: %s',
    (text) => {
      expect(isAddress(text)).toBe(false)
    },
  )
})
