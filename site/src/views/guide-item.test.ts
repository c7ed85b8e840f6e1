import { describe, expect, test } from 'vitest'
import { aGuideStub, type GuideStubWire } from 'contract/testing/guide-stub.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import { guideItemView, stepFreeText } from './guide-item.ts'
import { distanceText, durationText } from './prices-and-distances.ts'

describe('distances and times of a guide (spec/design §5.9)', () => {
  test.each([
    [648, '650\u00a0m'],
    [996, '1\u00a0km'],
    [1000, '1\u00a0km'],
    [2400, '2.4\u00a0km'],
    [2449, '2.4\u00a0km'],
    [9960, '10\u00a0km'],
    [11_500, '11.5\u00a0km'],
    [31_700, '31.7\u00a0km'],
    [99_960, '100\u00a0km'],
    [395_200, '395\u00a0km'],
  ])('%i metres are %s', (metres, expected) => {
    expect(distanceText(metres)).toBe(expected)
  })

  test.each([
    [0, '0\u00a0min'],
    [55, '55\u00a0min'],
    [60, '1\u00a0h'],
    [80, '1\u00a0h 20\u00a0min'],
    [240, '4\u00a0h'],
    [59.4, '59\u00a0min'],
    [59.6, '1\u00a0h'],
    [119.6, '2\u00a0h'],
  ])('%d minutes are %s', (minutes, expected) => {
    expect(durationText(minutes)).toBe(expected)
  })

  test.each([
    ['yes', 'Step-free'],
    ['no', 'Not step-free'],
    ['unknown', 'Step-free: not known'],
    [undefined, 'Step-free: not known'],
  ] as const)('step-free %s is said as "%s"', (value, expected) => {
    expect(stepFreeText(value)).toBe(expected)
  })
})

const item = (overrides: Partial<GuideStubWire> = {}) => {
  const [guide] = parseAnswer('/years/2026/guides', { guides: [aGuideStub(overrides)] }).guides
  if (!guide) throw new Error('the guide is not valid')
  return guideItemView(guide, { docklands: 'Docklands' })
}

describe('a guide in a list (spec/screens §5.3)', () => {
  test('has all facts of a walk', () => {
    expect(item()).toMatchObject({
      href: '/guides/low-water',
      mode: 'Walk',
      distance: '2.4\u00a0km',
      duration: '55\u00a0min',
      stops: '7 stops',
      stepFree: 'Step-free',
      precinct: 'Docklands',
    })
  })

  test('has no facts about the route of a theme guide', () => {
    const theme = item({
      mode: 'theme',
      distance_m: undefined,
      duration_min: undefined,
      step_free: undefined,
    })
    expect([theme.distance, theme.duration, theme.stepFree]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('does not name a precinct that the edition does not have', () => {
    expect(item({ precincts: ['elsewhere'] }).precinct).toBeUndefined()
    expect(item({ precincts: [] }).precinct).toBeUndefined()
  })
})
