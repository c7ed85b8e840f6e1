import { describe, expect, test } from 'vitest'
import type { Shown } from './navigation.ts'
import { scrollTarget, type ScrollTarget } from './scroll.ts'

interface Case extends Partial<Pick<Shown, 'action' | 'keepsScroll'>> {
  readonly from: string
  readonly to: string
  readonly saved?: number
  readonly goes: ScrollTarget
}

const TOP: ScrollTarget = { kind: 'hash-or-top', hash: '' }
const STAY: ScrollTarget = { kind: 'stay' }
const AT_X: ScrollTarget = { kind: 'hash-or-top', hash: '#x' }
const SAVED: ScrollTarget = { kind: 'position', top: 900 }

function locationOf(path: string): Shown['to'] {
  const { pathname, search, hash } = new URL(path, 'https://festival.example')
  return { pathname, search, hash, key: '' }
}

describe('where a navigation scrolls to (spec/asked §4, spec/behaviour §18)', () => {
  test.each<Case>([
    { from: '/a', to: '/b', goes: TOP },
    { from: '/a', to: '/b', action: 'REPLACE', goes: TOP },
    { from: '/a', to: '/b#x', goes: AT_X },
    { from: '/a', to: '/b', action: 'POP', saved: 900, goes: SAVED },
    { from: '/a', to: '/b#x', action: 'POP', saved: 900, goes: SAVED },
    { from: '/a', to: '/b', action: 'POP', goes: TOP },
    { from: '/a', to: '/b#x', action: 'POP', goes: AT_X },
    { from: '/a', to: '/b', saved: 900, goes: TOP },
    { from: '/a', to: '/timeline', goes: STAY },
    { from: '/a', to: '/timeline', action: 'REPLACE', goes: STAY },
    { from: '/a', to: '/timeline#x', goes: AT_X },
    { from: '/a', to: '/timeline', action: 'POP', saved: 900, goes: SAVED },
    { from: '/a', to: '/timeline', action: 'POP', goes: TOP },
    { from: '/timeline', to: '/a', goes: TOP },
    { from: '/timeline', to: '/a', action: 'POP', saved: 900, goes: SAVED },
    { from: '/a', to: '/a?q=1', goes: STAY },
    { from: '/a', to: '/a?q=1', action: 'POP', saved: 900, goes: SAVED },
    { from: '/a#x', to: '/a?q=1#x', goes: STAY },
    { from: '/a', to: '/a#x', goes: AT_X },
    { from: '/a', to: '/a#x', action: 'POP', goes: AT_X },
    { from: '/a', to: '/a#x', keepsScroll: true, goes: STAY },
    { from: '/a', to: '/a#x', action: 'POP', saved: 900, goes: SAVED },
    { from: '/a#x', to: '/a', goes: TOP },
    { from: '/a#x', to: '/a', action: 'POP', saved: 900, goes: SAVED },
    { from: '/a', to: '/a', action: 'REPLACE', goes: TOP },
    { from: '/a', to: '/a', action: 'REPLACE', keepsScroll: true, goes: STAY },
  ])('$action $from → $to (saved: $saved) is $goes', ({ from, to, saved, goes, ...how }) => {
    const shown = {
      from: locationOf(from),
      to: locationOf(to),
      action: 'PUSH',
      keepsScroll: false,
    } as const
    expect(scrollTarget({ ...shown, ...how }, saved)).toEqual(goes)
  })
})
