import { describe, expect, test } from 'vitest'
import { yearNavView } from './year-nav.ts'

describe('year navigation (spec/screens §6)', () => {
  test('leads to the same kind of screen in both neighbouring years', () => {
    expect(yearNavView({ previous_year: 2023, next_year: 2025 }, '/artists')).toEqual({
      previous: { year: 2023, href: '/2023/artists' },
      next: { year: 2025, href: '/2025/artists' },
    })
  })

  test('has only one link at the first and at the last edition', () => {
    expect(yearNavView({ next_year: 2019 }, '/program').previous).toBeUndefined()
    expect(yearNavView({ previous_year: 2025 }, '/program').next).toBeUndefined()
  })

  test('leads to another screen of a year that does not have the same one', () => {
    const way = (year: number) => `/${year}/program${year > 2022 ? '' : '/events'}`
    expect(yearNavView({ previous_year: 2021, next_year: 2023 }, way)).toEqual({
      previous: { year: 2021, href: '/2021/program/events' },
      next: { year: 2023, href: '/2023/program' },
    })
  })
})
