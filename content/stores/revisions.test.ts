import { describe, expect, test } from 'vitest'
import { entriesOf as answers } from '../testing/answers.ts'
import { createRevisions, type Revisions } from './revisions.ts'

const idOf = (revisions: Revisions) => revisions.current()?.id ?? ''

/** The keys since a revision: changed ones and removed ones. */
function keysSince(revisions: Revisions, id: string | undefined) {
  const set = revisions.since(id)
  return { full: set?.full, changed: set?.changed.map(([key]) => key), gone: set?.gone }
}

describe('revisions (docs/architecture.md "How a change flows")', () => {
  test('have no change set before the first', () => {
    const revisions = createRevisions()

    expect(revisions.current()).toBeUndefined()
    expect(revisions.since(undefined)).toBeUndefined()
  })

  test('are the same for equal answers, also in another process', () => {
    const [one, other] = [createRevisions(), createRevisions()]

    expect(one.publish(answers({ '/a': { x: 1 }, '/b': [] }))).toBe(true)
    expect(one.publish(answers({ '/a': { x: 1 }, '/b': [] }))).toBe(false)
    other.publish(answers({ '/a': { x: 1 }, '/b': [] }))
    expect(idOf(other)).toBe(idOf(one))
  })

  test.each([
    ['an answer', { '/a': { x: 2 } }],
    ['a key', { '/b': { x: 1 } }],
    ['nothing but the order of fields in', { '/a': { y: 0, x: 1 } }],
    ['what was there to nothing', {}],
  ])('differ when %s changes', (_what, next) => {
    const revisions = createRevisions()
    revisions.publish(answers({ '/a': { x: 1, y: 0 } }))
    const before = idOf(revisions)

    expect(revisions.publish(answers(next))).toBe(true)
    expect(idOf(revisions)).not.toBe(before)
  })

  test('have bodies without white space, and an etag that follows from the body', () => {
    const [one, other] = [createRevisions(), createRevisions()]
    one.publish(answers({ '/a': { x: [1, 2] } }))
    other.publish(answers({ '/b': { x: [1, 2] } }))

    const entry = one.current()?.entries.get('/a')
    expect(entry?.body).toBe('{"x":[1,2]}')
    expect(other.current()?.entries.get('/b')?.etag).toBe(entry?.etag)
  })
})

describe('change sets (spec/content D8)', () => {
  test('name what was edited since a revision, once', () => {
    const revisions = createRevisions()
    revisions.publish(answers({ '/a': 1 }), ['/zero'])
    const before = idOf(revisions)
    revisions.publish(answers({ '/a': 2 }), ['/one', '/two'])
    revisions.publish(answers({ '/a': 3 }), ['/two'])

    expect(revisions.since(before)?.edited).toEqual(['/one', '/two'])
    expect(revisions.since(idOf(revisions))?.edited).toEqual([])
  })

  test('have exactly the keys whose bytes differ, and those that were removed', () => {
    const revisions = createRevisions()
    revisions.publish(answers({ '/a': 1, '/b': 1, '/c': 1 }))
    const before = idOf(revisions)
    revisions.publish(answers({ '/a': 1, '/b': 2, '/d': 1 }))

    expect(keysSince(revisions, before)).toEqual({
      full: false,
      changed: ['/b', '/d'],
      gone: ['/c'],
    })
  })

  test('are joined over several revisions into one', () => {
    const revisions = createRevisions()
    revisions.publish(answers({ '/a': 1, '/b': 1 }))
    const before = idOf(revisions)
    revisions.publish(answers({ '/a': 2, '/b': 2, '/c': 1 }))
    revisions.publish(answers({ '/a': 1, '/b': 3 }))

    expect(keysSince(revisions, before)).toEqual({ full: false, changed: ['/b'], gone: [] })
  })

  test('are empty since the current revision', () => {
    const revisions = createRevisions()
    revisions.publish(answers({ '/a': 1 }))

    expect(keysSince(revisions, idOf(revisions))).toEqual({ full: false, changed: [], gone: [] })
  })

  test.each([undefined, '', '0', '-1', 'x', 'f'.repeat(32)])('are full since %j', (since) => {
    const revisions = createRevisions()
    revisions.publish(answers({ '/a': 1 }))
    revisions.publish(answers({ '/a': 1, '/b': 1 }))

    expect(keysSince(revisions, since)).toEqual({ full: true, changed: ['/a', '/b'], gone: [] })
  })

  test('are partial for the last 20 revisions and full before them', () => {
    const revisions = createRevisions()
    const ids = Array.from({ length: 21 }, (_, n) => {
      revisions.publish(answers({ '/a': n }))
      return idOf(revisions)
    })

    expect(keysSince(revisions, ids[1])).toMatchObject({ full: false, changed: ['/a'] })
    expect(keysSince(revisions, ids[0])).toMatchObject({ full: true })
  })

  test('are correct even if a change was undone in between', () => {
    const revisions = createRevisions()
    revisions.publish(answers({ '/a': 1 }))
    const first = idOf(revisions)
    revisions.publish(answers({ '/a': 2 }))
    const second = idOf(revisions)
    revisions.publish(answers({ '/a': 1 }))

    expect(idOf(revisions)).toBe(first)
    expect(keysSince(revisions, first)).toMatchObject({ full: false, changed: [] })
    expect(keysSince(revisions, second)).toMatchObject({ full: false, changed: ['/a'] })
  })
})

describe('waiting for the next revision', () => {
  test('ends for everybody when it comes', async () => {
    const revisions = createRevisions()
    const signal = new AbortController().signal
    const waiting = Promise.all([revisions.next(signal), revisions.next(signal)])
    revisions.publish(answers({ '/a': 1 }))

    await expect(waiting).resolves.toEqual([undefined, undefined])
  })

  test('does not end when equal answers are published', async () => {
    const revisions = createRevisions()
    revisions.publish(answers({ '/a': 1 }))
    const leaving = new AbortController()
    let ended = false
    const waiting = revisions.next(leaving.signal).then(() => {
      ended = true
    })
    revisions.publish(answers({ '/a': 1 }))
    await Promise.resolve()
    expect(ended).toBe(false)

    leaving.abort()
    await waiting
    expect(ended).toBe(true)
  })

  test('does not begin for a client that has left', async () => {
    await expect(createRevisions().next(AbortSignal.abort())).resolves.toBeUndefined()
  })
})
