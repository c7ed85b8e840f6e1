import { describe, expect, test } from 'vitest'
import { Localtime } from './localtime.ts'
import { prune } from './prune.ts'

describe('/localtime (spec/asked §3, spec/behaviour §26.1)', () => {
  test.each(['+11:00', '+10:00', '-03:30', '+00:00', '+14:00', '-12:00'])(
    'accepts %s',
    (utc_offset) => {
      expect(prune(Localtime, { utc_offset })).toMatchObject({
        value: { utc_offset },
        problems: [],
      })
    },
  )

  test.each([
    undefined,
    null,
    11,
    '',
    '11:00',
    '+11',
    '+1100',
    '+24:00',
    '+14:30',
    '-12:30',
    '+11:60',
    'Z',
    ' +11:00',
  ])('reads %j as +11:00 and reports it', (utc_offset) => {
    const result = prune(Localtime, utc_offset === undefined ? {} : { utc_offset })

    expect(result).toMatchObject({ ok: true, value: { utc_offset: '+11:00' } })
    expect(result.problems.map(({ field }) => field)).toEqual(['utc_offset'])
  })
})
