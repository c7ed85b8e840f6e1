import { describe, expect, test } from 'vitest'
import { toYearForm } from './year-prefix.ts'

describe('/YYYY-x becomes /YYYY/x (spec/asked §2)', () => {
  test.each([
    ['2024-photobook-weekend', '2024/photobook-weekend'],
    ['2024-photobook-weekend/day-1', '2024/photobook-weekend/day-1'],
    ['2024-2023-x', '2024/2023-x'],
    ['0000-x', '0000/x'],
    ['2024-', '2024-'],
    ['2024-..', '2024-..'],
    ['20245-x', '20245-x'],
    ['2024', '2024'],
    ['channel/2024-x', 'channel/2024-x'],
    ['２０２４-x', '２０２４-x'],
  ])('writes %s as %s', (path, expected) => {
    expect(toYearForm(path.split('/')).join('/')).toBe(expected)
  })

  test('leaves the root alone', () => {
    expect(toYearForm([])).toEqual([])
  })
})
