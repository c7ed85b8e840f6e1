import { describe, expect, test } from 'vitest'
import { choosePrice, priceChoice, type PriceFields } from './price-choice.ts'

const CHOICES = ['free', 'amount', 'words'] as const
const STORED: readonly [PriceFields, string | undefined][] = [
  [{ free: true }, 'free'],
  [{ free: true, from: 0, concession: null, label: '' }, 'free'],
  [{ free: false, from: 45, concession: 30 }, 'amount'],
  [{ free: false }, 'amount'],
  [{}, 'amount'],
  [{ free: true, label: 'Free, with a ticket of the museum' }, 'words'],
  [{ free: false, from: 20, label: 'Pay what you can, from $20' }, 'words'],
  [{ free: true, from: 45 }, undefined],
  [{ free: true, concession: 30, label: 'Free for members' }, undefined],
]

describe('the choice that a stored price belongs to (spec/content A3, B1.21)', () => {
  test.each(STORED)('reads %j as %s', (price, choice) => {
    expect(priceChoice(price)).toBe(choice)
  })
})

describe('a price after a choice', () => {
  test.each(STORED.flatMap(([price]) => CHOICES.map((choice) => [choice, price] as const)))(
    'of "%s" is never free with an amount, whatever the price was before: %j',
    (choice, price) => {
      const next = choosePrice(choice, price)

      expect(priceChoice(next)).toBeDefined()
      if (choice !== 'words') expect(priceChoice(next)).toBe(choice)
    },
  )

  test('in words keeps its amounts too, because search engines read them', () => {
    const price = { free: false, from: 20, concession: 10, label: '$20 with paper' }

    expect(choosePrice('words', price)).toEqual(price)
  })
})
