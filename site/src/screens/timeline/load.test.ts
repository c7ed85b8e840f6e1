import { describe, expect, test } from 'vitest'
import { anEdition } from 'contract/testing/edition.ts'
import { aPoint, aTimeline } from 'contract/testing/timeline.ts'
import { loadArgs } from '../../../testing/fake-content.ts'
import { loadTimeline } from './load.ts'

const answers = { '/timeline': aTimeline(), '/years/2026': anEdition() }

function at(now: string) {
  const args = loadArgs(answers, { now })
  return { ...loadTimeline(args), until: args.moment.until() }
}

describe('loading the timeline (spec/screens §5.4)', () => {
  test('has a current day only during the edition, and changes at midnight, at the start and at the end of the edition', () => {
    expect(at('2026-03-14T00:20:00Z')).toMatchObject({
      view: { timeline: { today: '2026-03-14', isPast: false } },
      until: Date.parse('2026-03-14T13:00:00Z'),
    })
    expect(at('2026-03-01T00:00:00Z')).toMatchObject({
      view: { timeline: { today: undefined } },
      until: Date.parse('2026-03-06T00:00:00+11:00'),
    })
    expect(at('2026-04-01T00:00:00Z')).toMatchObject({
      view: { timeline: { today: undefined, isPast: true } },
      until: undefined,
    })
  })

  test('names the zone of online sessions', () => {
    const online = {
      ...answers,
      '/timeline': aTimeline({ points: [aPoint({ online: true, venue: undefined })] }),
    }
    expect(loadTimeline(loadArgs(online))).toMatchObject({
      view: { timeline: { points: [{ time: '11am–12pm AEDT', where: 'Online' }] } },
    })
  })

  test('works without the edition', () => {
    expect(loadTimeline(loadArgs({ '/timeline': aTimeline() }))).toMatchObject({
      view: { timeline: { types: [], points: [{ typeTitle: 'talks' }] } },
    })
  })
})
