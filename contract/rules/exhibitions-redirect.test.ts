import { describe, expect, test } from 'vitest'
import { canonicalise } from './canonicalise.ts'
import { exhibitionsRedirect } from './exhibitions-redirect.ts'

const YEARS = [2026, 2024, 2022]

describe('exhibitions redirect (spec/asked §2, spec/behaviour §5)', () => {
  test.each([
    ['/2024/program/exhibitions', '/2024/program/exhibitions?sort=location'],
    ['/2022/program/exhibitions', '/2022/program/exhibitions?sort=location'],
    ['/2024/program/exhibitions?', '/2024/program/exhibitions?sort=location'],
    [
      '/2024/program/exhibitions?venue=x&utm=1',
      '/2024/program/exhibitions?venue=x&utm=1&sort=location',
    ],
    ['/2024/program/exhibitions?SORT=title', '/2024/program/exhibitions?SORT=title&sort=location'],
    ['/2024/program/exhibitions?sort[]=x', '/2024/program/exhibitions?sort[]=x&sort=location'],
    ['/2024/program/exhibitions?q=sort', '/2024/program/exhibitions?q=sort&sort=location'],
    ['/2024/Program/Exhibitions/', '/2024/program/exhibitions?sort=location'],
    ['/2024/program/exhibitions?sort=', undefined],
    ['/2024/program/exhibitions?sort', undefined],
    ['/2024/program/exhibitions?sort=title', undefined],
    ['/2024/program/exhibitions?a=1&sort=location&sort=x', undefined],
    ['/2024/program/exhibitions?%73ort=x', undefined],
    ['/2019/program/exhibitions', undefined],
    ['/program/exhibitions', undefined],
    ['/2024/program/exhibitions/x', undefined],
    ['/2024/program/talks', undefined],
  ])('of %s is %s', (request, expected) => {
    const canonical = canonicalise(request)
    if (canonical.kind === 'reject') throw new Error(request)
    expect(exhibitionsRedirect(canonical.path, canonical.search, YEARS)).toBe(expected)
  })

  test('is not redirected again', () => {
    const [path = '', query = ''] = (
      exhibitionsRedirect('/2024/program/exhibitions', '', YEARS) ?? ''
    ).split('?')
    expect(exhibitionsRedirect(path, `?${query}`, YEARS)).toBeUndefined()
  })
})
