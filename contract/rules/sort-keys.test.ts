import { describe, expect, test } from 'vitest'
import { sortName, sortPlace, sortTitle } from './sort-keys.ts'

describe('sort keys (spec/content C2)', () => {
  test.each([
    ['The Greening', 'greening'],
    ['A Short History of Closing', 'short-history-of-closing'],
    ['An Hour', 'hour'],
    ['THE LAST ROLL', 'last-roll'],
    ['Understorey', 'understorey'],
    ['Thesis', 'thesis'],
    ['A', 'a'],
    ['The', 'the'],
    ['The A Team', 'a-team'],
    ['Étude', 'etude'],
  ])('of the title %s is %s', (title, expected) => {
    expect(sortTitle(title)).toBe(expected)
  })

  test.each([
    ['Castellane, Noor', 'castellane-noor'],
    ['Ødger', 'odger'],
    ['Reciprocity Office, The', 'reciprocity-office-the'],
  ])('of the sort name %s is %s', (name, expected) => {
    expect(sortName(name)).toBe(expected)
  })

  test('of places follow the order of precincts, also if there are more than nine', () => {
    expect(sortPlace(2, 'shed-9') < sortPlace(10, 'assay-house')).toBe(true)
    expect(sortPlace(1, 'athelstan-arcade')).toBe('01athelstan-arcade')
  })
})
