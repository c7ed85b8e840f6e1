import { describe, expect, test } from 'vitest'
import { checkAlt } from './alt.ts'
import { checkLogo } from './logo.ts'
import { checkCredit } from './credit.ts'
import { isLocalDateTime, isWallTime } from './dates.ts'
import type { Finding } from './finding.ts'
import { checkTitle, checkWeekday } from './title.ts'

/** `error alt`, without the sentence. */
function brief(findings: readonly Finding[]): string[] {
  return findings.map(({ level, field }) => `${level} ${field}`)
}

describe('alt (spec/content B1.1–B1.3)', () => {
  test.each([
    ['', ['error alt']],
    ['   ', ['error alt']],
    ['A row of posts receding into fog', []],
    ['posts.jpg', ['error alt']],
    ['final.TIFF print', ['error alt']],
    ['IMG_2041', ['error alt']],
    ['DSC 0012', ['error alt']],
    ['p1010', ['error alt']],
    ['P. 5 of the book', []],
    ['posts low-res', ['error alt']],
    ['a_b_c', ['error alt']],
    ['a_b', []],
    ['Image of a post', ['warning alt']],
    ['photo of a post', ['warning alt']],
    ['Pictures of posts', []],
    ['x'.repeat(250), []],
    ['x'.repeat(251), ['warning alt']],
  ])('%o', (alt, expected) => {
    expect(brief(checkAlt({ kind: 'photograph', alt }))).toEqual(expected)
  })

  test.each([{ kind: 'photograph', decorative: true }, { kind: 'logo' }, { kind: 'document' }])(
    'is not needed for %o',
    (media) => {
      expect(checkAlt(media)).toEqual([])
    },
  )
})

describe('credit (spec/content B1.4)', () => {
  test.each([
    ['photograph', undefined, ['error credit.copyright', 'error credit.artists']],
    ['photograph', { view: 'work', copyright: '© X' }, ['error credit.artists']],
    ['photograph', { view: 'detail', copyright: '© X', artists: [' '] }, ['error credit.artists']],
    ['photograph', { view: 'installation', copyright: '© X', artists: ['X'] }, []],
    ['photograph', { view: 'portrait', copyright: '© X' }, []],
    ['photograph', { view: 'place', copyright: ' ' }, ['error credit.copyright']],
    [
      'photograph',
      { copyright: '© 2026 Mirra Voss', artists: ['Mira Voss'] },
      ['warning credit.copyright'],
    ],
    ['photograph', { copyright: '© Estate of Mira Voss', artists: ['Mira Voss'] }, []],
    ['photograph', { copyright: '© Harbour Museum', artists: ['Mira Voss'] }, []],
    ['logo', undefined, []],
    ['document', undefined, []],
  ])('%s with %o', (kind, credit, expected) => {
    expect(brief(checkCredit(kind, credit))).toEqual(expected)
  })
})

describe('logos (spec/content B12)', () => {
  test.each([
    [{ kind: 'logo', width: 600, height: 100 }, []],
    [{ kind: 'logo', width: 830, height: 100 }, ['warning kind']],
    [{ kind: 'logo', width: 100, height: 700 }, ['warning kind']],
    [{ kind: 'photograph', width: 9000, height: 100 }, []],
    [{ kind: 'logo' }, []],
  ])('%o', (media, expected) => {
    expect(brief(checkLogo(media))).toEqual(expected)
  })
})

describe('titles (spec/content B1.17, B1.18)', () => {
  test.each([
    ['Weather as Collaborator', []],
    ['CANCELLED: Weather', ['warning title']],
    ['Weather (canceled)', ['warning title']],
    ['Postponed', ['warning title']],
    ['Sold out', ['warning title']],
    ['Sold outright', []],
    ['x'.repeat(120), []],
    ['x'.repeat(121), ['warning title']],
    ['x'.repeat(201), ['error title']],
    ['   ', ['warning title']],
  ])('%o', (title, expected) => {
    expect(brief(checkTitle('title', title))).toEqual(expected)
  })
})

describe('weekdays in titles (spec/content B1.14)', () => {
  const saturday = { start: '2026-03-14', end: undefined }
  const weekend = { start: '2026-03-14', end: '2026-03-15' }
  const month = { start: '2026-03-06', end: '2026-03-29' }

  test.each([
    ['Saturday reading', [saturday], 0],
    ['Sunday reading', [saturday], 1],
    ['Saturdays and Sundays', [weekend], 0],
    ['Man Friday', [month], 0],
    ['Thursday', [], 0],
    ['Monday, Tuesday', [weekend], 2],
    ['Sundays', [{ start: 'no date', end: undefined }], 0],
  ])('%s', (title, ranges, count) => {
    expect(checkWeekday(title, ranges)).toHaveLength(count)
  })
})

describe('dates and times as text (spec/content A1)', () => {
  test.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['9:30', false],
  ])('the time %s', (text, expected) => {
    expect(isWallTime(text)).toBe(expected)
  })

  test.each([
    ['2026-03-14T11:30', true],
    ['2026-03-14T11:30:00', false],
    ['2026-02-30T11:30', false],
    ['2026-03-14 11:30', false],
    ['2026-03-14T11:30T', false],
  ])('the moment %s', (text, expected) => {
    expect(isLocalDateTime(text)).toBe(expected)
  })
})
