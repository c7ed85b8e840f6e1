import { describe, expect, test } from 'vitest'
import { compareRuns, type Run } from './compare-runs.ts'
import { report } from './report.ts'

const page = (heading: string, link: string) =>
  `Status 200\nDocument\n  h1\n    "${heading}"\n  a\n    @rel ${link}\n  b\n    @rel ${link}\n`

const run = (pages: Readonly<Record<string, string>>): Run => new Map(Object.entries(pages))

const BEFORE = run({
  '/': page('Home', 'next'),
  '/about': page('About', 'next'),
  '/old': page('Old', 'next'),
})

describe('comparing two runs', () => {
  test('finds no difference if they are equal', () => {
    expect(report(compareRuns(BEFORE, new Map(BEFORE)))).toBe('Nothing differs')
  })

  test('reports the same difference once, with every address, and separately below another tag', () => {
    const after = run({ '/': page('Home', 'prev'), '/about': page('About', 'prev') })
    const { changes } = compareRuns(BEFORE, after)

    expect(changes.map(({ within, places }) => [within.at(-1), [...places]])).toEqual([
      [
        'a',
        [
          ['/', 1],
          ['/about', 1],
        ],
      ],
      [
        'b',
        [
          ['/', 1],
          ['/about', 1],
        ],
      ],
    ])
  })

  test('lists addresses that are gone or new, and does not compare them', () => {
    const after = run({ '/': page('Home', 'next'), '/about': page('About', 'next'), '/new': '' })

    expect(compareRuns(BEFORE, after)).toEqual({
      gone: ['/old'],
      added: ['/new'],
      differing: 0,
      changes: [],
    })
  })

  test('reports shared differences before those of one address', () => {
    const after = run({
      '/': page('Welcome', 'prev'),
      '/about': page('About', 'prev'),
      '/old': page('Old', 'next'),
    })

    expect(report(compareRuns(BEFORE, after)).split('\n')).toEqual([
      '',
      'In 2 addresses (/, /about):',
      '  Document > a',
      '  - @rel next',
      '  + @rel prev',
      '',
      'In 2 addresses (/, /about):',
      '  Document > b',
      '  - @rel next',
      '  + @rel prev',
      '',
      'In /:',
      '  Document > h1',
      '  - "Home"',
      '  + "Welcome"',
      '',
      '2 addresses differ, 0 no longer there, 0 new',
    ])
  })

  test('lists some of many addresses, and cuts a long change', () => {
    const paths = Array.from({ length: 7 }, (_, index) => `/${index}`)
    const before = new Map(paths.map((path) => [path, 'Document\n']))
    const long = `Document\n${Array.from({ length: 50 }, (_, index) => `  "${index}"`).join('\n')}\n`
    const text = report(compareRuns(before, new Map(paths.map((path) => [path, long]))))

    expect(text).toContain('In 7 addresses (/0, /1, /2, /3, /4 …):')
    expect(text).toContain('  + "39"\n  … and 10 lines more\n')
  })

  test('counts the places where an address has the same difference twice', () => {
    const twice = (text: string) => `Document\n  p\n    "${text}"\n  hr\n  p\n    "${text}"\n`
    const before = run({ '/a': twice('x'), '/b': twice('x') })
    const after = run({ '/a': twice('y'), '/b': twice('y') })

    expect(report(compareRuns(before, after))).toContain('In 2 addresses, 4 places (/a, /b):')
  })
})
