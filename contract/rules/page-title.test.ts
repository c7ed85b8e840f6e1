import { describe, expect, test } from 'vitest'
import { errorTitle, pageTitle, siteName } from './page-title.ts'
import { titleFromPath } from './title-from-path.ts'

const Parallax = siteName(undefined, 'Parallax 2026')

describe('page titles (spec/asked §1, spec/behaviour §8.1)', () => {
  test.each([
    [undefined, 2026, 'Parallax 2026'],
    ['', 2026, 'Parallax 2026'],
    ['Partners', 2026, 'Partners | Parallax 2026'],
    ['Artists 2021', 2021, 'Artists 2021 | Parallax 2021'],
    [titleFromPath('/the-art-of-light'), 2026, 'The Art of Light | Parallax 2026'],
    [titleFromPath('/info/caf%C3%A9_hours'), 2026, 'Café Hours | Parallax 2026'],
    [titleFromPath('/x/100-days'), 2026, '100 Days | Parallax 2026'],
    [titleFromPath('/'), 2026, 'Parallax 2026'],
    ['Partners', undefined, 'Partners | Parallax 2026'],
    ['Partners', Number.NaN, 'Partners | Parallax 2026'],
    ['Partners', 20_266, 'Partners | Parallax 2026'],
    ['</title><script>', 2026, '</title><script> | Parallax 2026'],
  ])('writes %j of the year %s as "%s"', (title, year, expected) => {
    expect(pageTitle({ title, siteName: Parallax, year })).toBe(expected)
  })

  test('writes errors without the template', () => {
    expect(errorTitle(404, 'Page not found: /x')).toBe('404 - Page not found: /x')
    expect(errorTitle(500, 'Server Error')).toBe('500 - Server Error')
  })
})

describe('the name of the site (spec/behaviour §8.1.3)', () => {
  test.each([
    [undefined, 'Parallax 2026', 'Parallax'],
    ['Parallax', 'Header', 'Parallax'],
    [' Photo \n Festival  2024 ', undefined, 'Photo Festival'],
    ['2026', 'Parallax 2026', 'Parallax'],
    ['', '', 'Festival'],
    [undefined, undefined, 'Festival'],
    ['Gallery 12026', undefined, 'Gallery 12026'],
    ['2026 Parallax', undefined, '2026 Parallax'],
  ])('of %j and the header %j is %s', (site, header, expected) => {
    expect(siteName(site, header)).toBe(expected)
  })
})
