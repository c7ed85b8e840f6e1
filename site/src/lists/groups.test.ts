import { expect, test } from 'vitest'
import { groupByLetter, groupByPrecinct, lettersInUse } from './groups.ts'

const outline = (groups: readonly { key: string; items: readonly { name: string }[] }[]) =>
  groups.map(({ key, items }) => [key, items.map(({ name }) => name)])

test('groups items by precinct in the edition’s order, without empty precincts, and items without a precinct last', () => {
  const precincts = ['city', 'docklands', 'north'].map((key) => ({ key, title: key }))
  const items = [
    { name: 'Shed', precinct: 'docklands' },
    { name: 'Moon', precinct: 'moon' },
    { name: 'Arcade', precinct: 'city' },
    { name: 'Anywhere' },
  ]
  expect(outline(groupByPrecinct(precincts, items))).toEqual([
    ['city', ['Arcade']],
    ['docklands', ['Shed']],
    ['elsewhere', ['Moon', 'Anywhere']],
  ])
})

test('groups items by letter from A to Z, and items without a letter last', () => {
  const items = [
    { name: '36 Frames', letter: '#' },
    { name: 'Coe', letter: 'c' },
    { name: 'Cowl', letter: 'c' },
    { name: 'Ash', letter: 'a' },
  ]
  expect(outline(groupByLetter(items, ({ letter }) => letter))).toEqual([
    ['a', ['Ash']],
    ['c', ['Coe', 'Cowl']],
    ['#', ['36 Frames']],
  ])
  expect(lettersInUse(items.map(({ letter }) => letter))).toEqual(['a', 'c'])
})
