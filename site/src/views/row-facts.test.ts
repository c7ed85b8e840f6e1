import { expect, test } from 'vitest'
import { formatFacts, parseFacts } from './row-facts.ts'

test('facts are a short text, without what says nothing', () => {
  const text = formatFacts({
    free: true,
    open: false,
    in: 'docklands',
    on: undefined,
    closed: [],
    access: ['lift', 'toilet'],
  })
  expect(text).toBe('free;in=docklands;access=lift|toilet')
  expect(Object.fromEntries(parseFacts(text))).toEqual({
    free: [],
    in: ['docklands'],
    access: ['lift', 'toilet'],
  })
})
