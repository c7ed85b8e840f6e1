import { describe, expect, test } from 'vitest'
import { readArguments } from './asked-for.ts'

describe('the arguments of `npm run content`', () => {
  test.each([
    [['import', 'my-festival'], { task: 'import', folder: 'my-festival', mode: 'look' }],
    [
      ['import', 'my-festival', '--publish'],
      { task: 'import', folder: 'my-festival', mode: 'publish' },
    ],
    [
      ['import', '--drafts', 'my-festival'],
      { task: 'import', folder: 'my-festival', mode: 'drafts' },
    ],
    [['export', 'my-festival'], { task: 'export', folder: 'my-festival', drafts: false }],
    [
      ['export', 'my-festival', '--drafts'],
      { task: 'export', folder: 'my-festival', drafts: true },
    ],
  ])('%j are understood', (args, expected) => {
    expect(readArguments(args)).toEqual(expected)
  })

  test.each([
    [[]],
    [['export']],
    [['publish', 'my-festival']],
    [['import', 'my-festival', '--publish', '--drafts']],
  ])('%j are refused', (args) => {
    expect(readArguments(args)).toBeUndefined()
  })
})
