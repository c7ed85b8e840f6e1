import { describe, expect, test } from 'vitest'
import { addressText } from './venue-facts.ts'
import { firstSentence, plainText } from './rich-text.ts'

describe('words of formatted text (spec/screens §0.2)', () => {
  test('joins blocks, items, breaks and links with single words between them', () => {
    expect(
      plainText([
        { type: 'h2', id: 'a', children: [{ text: 'A' }] },
        {
          type: 'p',
          children: [
            { text: 'b ' },
            { link: '/x', children: [{ text: 'c' }] },
            { br: true },
            { text: 'd' },
          ],
        },
        { type: 'ul', items: [[{ text: 'e' }], [{ text: 'f' }]] },
      ]),
    ).toBe('A b c d e f')
  })

  test.each([
    ['Open since 1912. Now a gallery.', 'Open since 1912.'],
    ['Is it open? Yes.', 'Is it open?'],
    ['Built for 2.5 tonnes of ice. Empty now.', 'Built for 2.5 tonnes of ice.'],
    ['No end', 'No end'],
  ])('takes the first sentence of "%s"', (text, expected) => {
    expect(firstSentence(text)).toBe(expected)
  })
})

describe('addresses', () => {
  test('are on one line, and name a country only abroad', () => {
    const address = {
      line1: '9 Victoria Dock',
      suburb: 'Docklands',
      state: 'VIC',
      postcode: '3008',
      country: 'AU',
    }
    expect(addressText(address)).toBe('9 Victoria Dock, Docklands VIC\u00a03008')
    expect(addressText({ ...address, line2: 'Level 2', country: 'NZ' })).toBe(
      '9 Victoria Dock, Level 2, Docklands VIC\u00a03008, NZ',
    )
  })
})
