import { describe, expect, test } from 'vitest'
import { aLegacyEdition } from 'contract/testing/edition.ts'
import { createMoment } from 'contract/rules/moment.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import { legacyTabs, legacyTopView } from './legacy-program.ts'

const edition = parseAnswer('/years/2022', aLegacyEdition())
const topAt = (now: string) => legacyTopView(edition, 'Program 2022', createMoment(Date.parse(now)))

describe('the top of a legacy screen (spec/screens §6.1)', () => {
  test('has tabs for types, events, artists, venues and map', () => {
    expect(legacyTabs(edition).map(({ label, href }) => [label, href])).toEqual([
      ['All', '/2022/program'],
      ['Exhibitions', '/2022/program/exhibitions?sort=location'],
      ['Talks', '/2022/program/talks'],
      ['Online', '/2022/program/online'],
      ['Events', '/2022/program/events'],
      ['Artists', '/2022/artists'],
      ['Venues', '/2022/venues'],
      ['Map', '/2022/program/map'],
    ])
  })

  test('names the edition and its dates, and says that it is over', () => {
    expect(topAt('2022-05-16T00:00:00+10:00')).toMatchObject({
      title: 'Program 2022',
      edition: 'Parallax 2022',
      dates: '22 April – 15 May 2022',
      past: { year: 2022, isCurrent: false },
    })
    expect(topAt('2022-05-15T23:59:59+10:00').past).toBeUndefined()
  })
})
