import { describe, expect, test } from 'vitest'
import { lostColumns, refuseLoss, type Snapshot } from './lost-columns.ts'

const aSnapshot = (tables: Readonly<Record<string, readonly string[]>>): Snapshot => ({
  tables: Object.fromEntries(
    Object.entries(tables).map(([name, columns]) => [
      `public.${name}`,
      { name, columns: Object.fromEntries(columns.map((column) => [column, {}])) },
    ]),
  ),
})

const BEFORE = aSnapshot({ events: ['id', 'teaser'], _events_v: ['id', 'version_teaser'] })

describe('what a migration would lose', () => {
  test.each([
    ['a new column', { events: ['id', 'teaser', 'age'], _events_v: ['id', 'version_teaser'] }, []],
    [
      'a removed column',
      { events: ['id'], _events_v: ['id', 'version_teaser'] },
      ['events.teaser'],
    ],
    [
      'a renamed column',
      { events: ['id', 'summary'], _events_v: ['id', 'version_summary'] },
      ['events.teaser', '_events_v.version_teaser'],
    ],
    ['a removed table', { events: ['id', 'teaser'] }, ['_events_v']],
  ] as const)('of %s', (_what, after, lost) => {
    expect(lostColumns(BEFORE, aSnapshot(after))).toEqual(lost)
  })
})

describe('a migration that would lose a column', () => {
  const renamed = aSnapshot({ events: ['id', 'summary'], _events_v: ['id', 'version_teaser'] })

  test('is not written before somebody has named the column', () => {
    expect(() => refuseLoss(BEFORE, renamed, [])).toThrow(
      /^This would drop events\.teaser with all that they hold\. Name each with --gone /,
    )
  })

  test('is written when somebody has', () => {
    expect(() => refuseLoss(BEFORE, renamed, ['events.teaser'])).not.toThrow()
  })
})
