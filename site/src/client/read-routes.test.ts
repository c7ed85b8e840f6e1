import { Routes } from 'contract/answers/routes.ts'
import { prune } from 'contract/answers/prune.ts'
import { describe, expect, test } from 'vitest'
import { readRoutes } from './read-routes.ts'

describe('the routes that every page asks for (spec/asked §7)', () => {
  test.each([
    [{ custom_pages: ['about', 'café'], program: ['night-school'], festival_years: [2026, 2021] }],
    [{ custom_pages: [], program: [], festival_years: [] }],
    [{}],
    [{ custom_pages: ['about', 7, null, ''], program: 'night-school', festival_years: null }],
    [{ festival_years: [1899, 1900, 2100, 2101, 2026.5, '2026'] }],
  ])('are read from %j as their schema reads them', (wire) => {
    const parsed = prune(Routes, wire)
    expect(readRoutes(wire)).toEqual(parsed.ok && parsed.value)
  })

  test.each([null, 'about', 7])('are refused when the answer is %j', (wire) => {
    expect(() => readRoutes(wire)).toThrow('The answer of /routes is none')
  })
})
