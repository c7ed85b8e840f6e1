import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseAnswers } from '../testing/base-answers.ts'
import { anEventStub, aSessionStub, aTimedStub } from '../testing/event-stub.ts'
import { aStubImage } from '../testing/image.ts'
import { schemaOf } from './keys.ts'
import { prune } from './prune.ts'
import { YearProgram } from './year.ts'

/** A year's program with these items, after pruning. */
function program(...events: readonly unknown[]) {
  const result = prune(YearProgram, { events })
  return {
    slugs: result.ok ? result.value.events.map(({ slug }) => slug) : [],
    events: result.ok ? result.value.events : [],
    fields: result.problems.map(({ field }) => field),
  }
}

const [first, second, third] = ['first', 'second', 'third'].map((slug) => anEventStub({ slug }))

describe('an answer after pruning (spec/content D5, E)', () => {
  test('is unchanged if it had no fault', () => {
    const result = prune(YearProgram, { events: [first, second] })

    expect(result).toMatchObject({ ok: true, problems: [], wire: { events: [first, second] } })
  })

  test.each([
    ['a required field that is missing', { title: undefined }, 'events.1.title'],
    ['a required field that is null', { title: null }, 'events.1.title'],
    ['a required field of another kind', { year: '2026' }, 'events.1.year'],
    ['an empty text where a text is required', { title: ' ' }, 'events.1.title'],
    ['an unknown kind of event', { kind: 'exploded' }, 'events.1.kind'],
    ['an object where a list belongs', { artists: {} }, 'events.1.artists'],
    ['a text where a list belongs', { sessions: 'none' }, 'events.1.sessions'],
  ])('loses the item with %s, and no other', (_what, fault, field) => {
    const broken = Object.fromEntries(
      Object.entries({ ...second, ...fault }).filter(([, value]) => value !== undefined),
    )

    expect(program(first, broken, third)).toMatchObject({
      slugs: ['first', 'third'],
      fields: [field],
    })
  })

  test.each([null, 12, 'an event', [], true])('loses the item that is %j', (item) => {
    expect(program(first, item, third).slugs).toEqual(['first', 'third'])
  })

  test.each([
    ['number', { number: 'nineteen' }, 'events.0.number'],
    ['dates', { dates: { start: '2026-02-31', end: '2026-03-29' } }, 'events.0.dates.start'],
    ['venue', { venue: { id: 've01', slug: 'shed-9' } }, 'events.0.venue.name'],
    ['image', { image: { ...aStubImage(), url: 12 } }, 'events.0.image.url'],
    ['hours_override', { hours_override: 'daily' }, 'events.0.hours_override'],
  ])('keeps an item without its bad optional %s', (name, fault, field) => {
    const { events, fields } = program(anEventStub({ ...(fault as object) }))

    expect(events).toHaveLength(1)
    expect(events[0]).not.toHaveProperty(name)
    expect(fields).toEqual([field])
  })

  test('loses only the innermost item that lacks a field, not the items around it', () => {
    const { id: _id, ...nameless } = aSessionStub()
    const { events, fields } = program(
      aTimedStub({ sessions: [aSessionStub(), nameless, aSessionStub({ id: 'se03' })] as never }),
    )

    expect(events[0]?.sessions.map(({ id }) => id)).toEqual(['se01', 'se03'])
    expect(fields).toEqual(['events.0.sessions.1.id'])
  })

  test('says in plain words what an unfinished draft lacks', () => {
    const result = prune(YearProgram, { events: [{ ...first, type: undefined }] })

    expect(result.problems).toEqual([{ field: 'events.0.type', message: 'is missing' }])
  })

  test('names each of several faults once', () => {
    const { slugs, fields } = program({ ...first, title: 1, year: 1 }, second, {
      ...third,
      flags: 0,
    })

    expect(slugs).toEqual(['second'])
    expect(fields).toEqual(['events.0.title', 'events.0.year', 'events.2.flags'])
  })

  test.each([null, undefined, 12, 'events', true, [], [{ events: [] }]])(
    'fails as a whole when it is %j and not an object',
    (input) => {
      const result = prune(YearProgram, input)

      expect(result).toEqual({
        ok: false,
        problems: [{ field: '', message: 'The answer must be an object' }],
      })
    },
  )

  test('fails as a whole when it lacks a field without a default', () => {
    const result = prune(YearProgram, { events: 'none' })

    expect(result.ok).toBe(false)
    expect(result.problems.map(({ field }) => field)).toEqual(['events'])
  })

  test('does not change its input', () => {
    const input = { events: [{ ...first, title: null }, second] }
    const before = structuredClone(input)

    prune(YearProgram, input)

    expect(input).toEqual(before)
  })
})

const KEYS = [
  '/routes',
  '/global',
  '/localtime',
  '/site',
  '/redirects',
  '/home',
  '/search',
  '/years/2026',
  '/years/2026/program',
  '/events/x',
  '/pages/x',
  '/guides/x',
]

/** An answer in which random parts, at any depth, are replaced by random JSON. */
function mangled(answer: unknown): fc.Arbitrary<unknown> {
  const mangle = (part: unknown, random: readonly [number, unknown][]): unknown => {
    const [head, ...tail] = random
    if (head === undefined) return part
    const [dice, junk] = head
    if (dice < 2) return junk
    if (Array.isArray(part)) return part.map((each, i) => mangle(each, tail.slice(i % 3)))
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(
      Object.entries(part).map(([key, each], i) => [key, mangle(each, tail.slice(i % 5))]),
    )
  }
  return fc
    .array(fc.tuple(fc.nat(20), fc.jsonValue()), { minLength: 1, maxLength: 12 })
    .map((random) => mangle(answer, random))
}

describe('properties of pruning', () => {
  const global = baseAnswers()['/global']
  const list = { events: [first, aTimedStub(), second] }

  test.each([
    ['any JSON', fc.jsonValue({ maxDepth: 6 }), KEYS],
    ['a /global with random JSON in it', mangled(global), ['/global']],
    ['a list of events with random JSON in it', mangled(list), ['/years/2026/program']],
  ])('never throws for %s, and the result has no fault', (_what, inputs, keys) => {
    fc.assert(
      fc.property(inputs, fc.constantFrom(...keys), (input, key) => {
        const schema = schemaOf(key)
        if (!schema) throw new Error(`${key} is not of the contract`)
        const result = prune(schema, input)
        if (!result.ok) return
        const again = prune(schema, result.wire)

        expect(again.ok && again.value).toEqual(result.value)
        const left = again.problems.filter(({ message }) => message !== 'is missing')
        expect(left).toEqual([])
      }),
    )
  })

  test('never fails a /global or a /routes that is an object', () => {
    fc.assert(
      fc.property(
        fc.oneof(mangled(global), fc.dictionary(fc.string(), fc.jsonValue())),
        fc.constantFrom('/global', '/routes'),
        (input, key) => {
          const schema = schemaOf(key)
          fc.pre(typeof input === 'object' && input !== null && !Array.isArray(input))
          expect(schema && prune(schema, input).ok).toBe(true)
        },
      ),
    )
  })

  test('ends in linear time for 100,000 bad items', () => {
    const years: unknown[] = Array.from({ length: 100_000 }, () => 'x')
    const schema = schemaOf('/routes')
    const result = schema && prune(schema, { festival_years: years })

    expect(result).toMatchObject({ ok: true, value: { festival_years: [] } })
  })
})
