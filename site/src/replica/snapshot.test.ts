import { baseAnswers } from 'contract/testing/base-answers.ts'
import { anEvent } from 'contract/testing/event.ts'
import { aPage } from 'contract/testing/page.ts'
import { describe, expect, test } from 'vitest'
import { answerOf, applyChanges, EMPTY_SNAPSHOT, isComplete, type Change } from './snapshot.ts'

const line = (key: string, answer: unknown, etag = JSON.stringify(answer)): Change => ({
  key,
  etag,
  answer,
})
const base = Object.entries(baseAnswers()).map(([key, answer]) => line(key, answer))

function full(...changes: readonly Change[]) {
  return applyChanges(EMPTY_SNAPSHOT, 'r1', [...base, ...changes], { full: true })
}

describe('a change set (docs/architecture.md "The content API")', () => {
  test('makes a new snapshot and does not change the one before', () => {
    const { snapshot: before } = full(line('/pages/about', aPage({ title: 'Old' })))
    const changes = [line('/pages/about', aPage({ title: 'New' }))]
    const { snapshot: after } = applyChanges(before, 'r2', changes, { full: false })
    expect(answerOf(before, '/pages/about')?.title).toBe('Old')
    expect(answerOf(after, '/pages/about')?.title).toBe('New')
    expect([before.revision, after.revision]).toEqual(['r1', 'r2'])
  })

  test('keeps answers that it does not name, and removes those that are gone', () => {
    const { snapshot: before } = full(line('/pages/about', aPage()))
    const { snapshot: after } = applyChanges(before, 'r2', [{ key: '/pages/about', gone: true }], {
      full: false,
    })
    expect(after.answers.has('/pages/about')).toBe(false)
    expect(after.answers.get('/global')).toBe(before.answers.get('/global'))
  })

  test('removes answers that it does not name if it is full', () => {
    const { snapshot: before } = full(line('/pages/about', aPage()))
    const { snapshot: after } = applyChanges(before, 'r2', base, { full: true })
    expect([...after.answers.keys()]).toEqual(base.map(({ key }) => key))
  })

  test('keeps an answer with an equal etag as the same object (spec/faults B5)', () => {
    const { snapshot: before } = full(line('/pages/about', aPage(), 'e1'))
    const { snapshot: after } = applyChanges(
      before,
      'r0',
      [...base, line('/pages/about', aPage(), 'e1')],
      { full: true },
    )
    for (const [key, answer] of before.answers) expect(after.answers.get(key)).toBe(answer)
  })

  test('uses the last of two lines for one key, and changes nothing when applied twice (spec/faults B10)', () => {
    const changes = [
      line('/pages/about', aPage({ title: 'First' })),
      line('/pages/about', aPage({ title: 'Last' })),
    ]
    const { snapshot: once } = full(...changes)
    const { snapshot: twice } = applyChanges(once, 'r1', changes, { full: false })
    expect(answerOf(once, '/pages/about')?.title).toBe('Last')
    expect(twice).toEqual(once)
  })
})

describe('an answer that does not fit (spec/faults C10, spec/content D5)', () => {
  test('is refused as a whole, and the last good one stays', () => {
    const { snapshot: before } = full(line('/pages/about', aPage({ title: 'Good' })))
    for (const bad of [null, [], {}, 'text', 12, { title: 'No id' }]) {
      const { snapshot, refused } = applyChanges(before, 'r2', [line('/pages/about', bad)], {
        full: false,
      })
      expect(refused).toEqual(['/pages/about'])
      expect(snapshot.answers.get('/pages/about')).toBe(before.answers.get('/pages/about'))
    }
  })

  test('is refused also in a full set, and is missing if there was none before', () => {
    const { snapshot: before } = full(line('/pages/about', aPage()))
    const bad = [...base, line('/pages/about', null, 'x'), line('/pages/new', null)]
    const { snapshot, refused } = applyChanges(before, 'r2', bad, { full: true })
    expect(refused).toEqual(['/pages/about', '/pages/new'])
    expect(snapshot.answers.has('/pages/about')).toBe(true)
    expect(snapshot.answers.has('/pages/new')).toBe(false)
  })

  test('is refused under the key of another', () => {
    const { snapshot, refused, problems } = full(line('/events/other', anEvent()))
    expect(snapshot.answers.has('/events/other')).toBe(false)
    expect(refused).toEqual(['/events/other'])
    expect(problems).toContainEqual({
      key: '/events/other',
      field: 'slug',
      message: 'is that of another key',
    })
  })

  test('is refused when it is larger than 2 MB', () => {
    const blocks = [{ type: 'text', text: 'x'.repeat(2 * 1024 * 1024) }]
    expect(full(line('/pages/about', { ...aPage(), blocks })).refused).toEqual(['/pages/about'])
  })

  test('is refused under a key the contract does not know', () => {
    expect(full(line('/secrets', {})).refused).toEqual(['/secrets'])
  })

  test('loses only its bad parts, with a problem that names key and field', () => {
    const event = anEvent()
    const { snapshot, problems, refused } = full(
      line('/events/slack-water', {
        ...event,
        venues: [...event.venues, { id: 7 }],
      }),
    )
    expect(refused).toEqual([])
    expect(answerOf(snapshot, '/events/slack-water')?.venues).toHaveLength(event.venues.length)
    expect(problems.map(({ key }) => key)).toContain('/events/slack-water')
    expect(problems.map(({ field }) => field)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^venues\.1/)]),
    )
  })

  test.each([{}, { utc_offset: 11 }, { utc_offset: '+25:00' }])(
    'has the default offset, with one problem, for %j (spec/faults B6)',
    (answer) => {
      const { snapshot, problems } = full(line('/localtime', answer, 'bad'))
      expect(answerOf(snapshot, '/localtime')).toEqual({ utc_offset: '+11:00' })
      expect(problems.map(({ key }) => key)).toEqual(['/localtime'])
    },
  )

  test('drops years that are not valid (spec/behaviour §2.2.7)', () => {
    const festival_years = [2026, 'x', 1800, 2026.5, 2022, 2101, null]
    const { snapshot } = full(line('/routes', { custom_pages: [], program: [], festival_years }))
    expect(answerOf(snapshot, '/routes')?.festival_years).toEqual([2026, 2022])
  })

  test('is accepted when a later set has it right', () => {
    const { snapshot } = full(line('/pages/about', null))
    const changes = [line('/pages/about', aPage())]
    const { snapshot: after } = applyChanges(snapshot, 'r2', changes, { full: false })
    expect(answerOf(after, '/pages/about')?.title).toBe('About Parallax')
  })
})

describe('a complete set (spec/faults C14)', () => {
  test('has the shell and the routes', () => {
    expect(isComplete(full().snapshot)).toBe(true)
    expect(isComplete(EMPTY_SNAPSHOT)).toBe(false)
  })

  test.each(['/global', '/routes'])('needs a valid answer for %s', (key) => {
    const without = base.filter((each) => each.key !== key)
    for (const changes of [without, [...without, line(key, null)]]) {
      const { snapshot } = applyChanges(EMPTY_SNAPSHOT, 'r1', changes, { full: true })
      expect(isComplete(snapshot)).toBe(false)
    }
  })

  test('stays complete if a later shell is bad', () => {
    const { snapshot } = full()
    const applied = applyChanges(snapshot, 'r2', [line('/global', 'nope')], { full: false })
    expect(applied.refused).toEqual(['/global'])
    expect(isComplete(applied.snapshot)).toBe(true)
  })
})

describe('the value of an answer (decision 060)', () => {
  test('is kept if pages share it, and otherwise until the end of the turn', async () => {
    const { snapshot } = full(line('/pages/about', aPage({ title: 'About' })))
    const [page, global] = [answerOf(snapshot, '/pages/about'), answerOf(snapshot, '/global')]
    expect(answerOf(snapshot, '/pages/about')).toBe(page)
    await new Promise(setImmediate)
    expect(answerOf(snapshot, '/pages/about')).toEqual(page)
    expect(answerOf(snapshot, '/pages/about')).not.toBe(page)
    expect(answerOf(snapshot, '/global')).toBe(global)
  })
})
