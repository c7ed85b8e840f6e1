import { describe, expect, test } from 'vitest'
import { anEdition } from 'contract/testing/edition.ts'
import { aStrand } from 'contract/testing/strand.ts'
import { loadArgs } from '../../../testing/fake-content.ts'
import { loadStrand } from './load.ts'

const answers = { '/years/2026': anEdition(), '/strands/night-school': aStrand() }
const meta = { name: 'night-school' }

const untilAt = (now: string) => {
  const args = loadArgs(answers, { meta, now })
  loadStrand(args)
  return args.moment.until()
}

describe('loading a program entry (spec/screens §5.19)', () => {
  test('has its path, its grouping and its program', () => {
    expect(loadStrand(loadArgs(answers, { meta }))).toMatchObject({
      page: { title: 'Night School', year: 2026 },
      view: { path: '/night-school', grouping: 'date', program: '/program', years: undefined },
    })
  })

  test('is valid until a session starts, at most until midnight', () => {
    expect(untilAt('2026-03-14T10:00:00Z')).toBe(Date.parse('2026-03-14T13:00:00Z'))
    expect(untilAt('2026-03-14T22:00:00Z')).toBe(Date.parse('2026-03-15T00:00:00Z'))
    expect(untilAt('2026-04-10T00:00:00Z')).toBeUndefined()
  })

  test('prefers its own theme to that of the edition', () => {
    const theme = { color: '#f1efe4', backgroundColor: '#00091f', accentColor: '#7fb0d6' }
    const own = { ...answers, '/strands/night-school': aStrand({ theme }) }
    expect(loadStrand(loadArgs(own, { meta }))).toMatchObject({
      page: { theme: { backgroundColor: '#00091f' } },
    })
  })

  test.each([
    ['entry', { '/years/2026': anEdition() }],
    ['edition', { '/strands/night-school': aStrand() }],
  ])('finds nothing without its %s', (_name, given) => {
    expect(loadStrand(loadArgs(given, { meta }))).toBe('not-found')
  })
})
