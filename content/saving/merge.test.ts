import { describe, expect, test } from 'vitest'
import { isSame, merge, mergeRecord, ORDER, shapedLike } from './merge.ts'

const row = (id: string, text = id) => ({ id, text })
const [a, b, c] = [row('a'), row('b'), row('c')]
const text = (words: string) => ({ root: { children: [{ text: words }] } })

describe('merging what two people made of a record', () => {
  test('treats a chosen file as one value that is not empty', () => {
    const file = new File(['x'], 'fog.jpg')

    expect([isSame(file, undefined), isSame(file, file)]).toEqual([false, true])
    expect(shapedLike(undefined, file)).toBeUndefined()
  })

  test.each([
    ['takes what only I changed', { x: 1 }, { x: 2 }, { x: 1 }, { x: 2 }],
    ['takes what only the other changed', { x: 1 }, { x: 1 }, { x: 3 }, { x: 3 }],
    ['keeps both fields', { x: 1, y: 1 }, { x: 2, y: 1 }, { x: 1, y: 2 }, { x: 2, y: 2 }],
    ['has no conflict where both changed alike', { x: 1 }, { x: 2 }, { x: 2 }, { x: 2 }],
    [
      'merges groups field by field, also one that was empty',
      { price: null },
      { price: { from: 5 } },
      { price: { free: true } },
      { price: { free: true, from: 5 } },
    ],
    [
      'merges rows by id, wherever they are',
      { rows: [a, b] },
      { rows: [a, row('b', 'mine')] },
      { rows: [c, row('a', 'theirs'), b] },
      { rows: [c, row('a', 'theirs'), row('b', 'mine')] },
    ],
    [
      'keeps the rows that both added, each after the row before it',
      { rows: [a] },
      { rows: [a, b] },
      { rows: [c, a] },
      { rows: [c, a, b] },
    ],
    [
      'takes out what one took out',
      { rows: [a, b] },
      { rows: [b] },
      { rows: [a, b] },
      { rows: [b] },
    ],
    [
      'keeps my order with the rows of the other',
      { rows: [a, b] },
      { rows: [b, a] },
      { rows: [a, row('b', 'theirs'), c] },
      { rows: [row('b', 'theirs'), c, a] },
    ],
    ['takes no emptiness for a change', { x: null }, { x: '' }, { x: 'theirs' }, { x: 'theirs' }],
  ])('%s', (...[, base, mine, theirs, value]) => {
    expect(merge({ base, mine, theirs })).toEqual({ value, conflicts: [] })
  })

  test.each([
    ['a field', { x: 1 }, { x: 2 }, { x: 3 }, ['x']],
    [
      'a formatted text, which is one value',
      { t: text('') },
      { t: text('m') },
      { t: text('t') },
      ['t'],
    ],
    [
      'a relation to one of several collections',
      { r: { relationTo: 'events', value: 1 } },
      { r: { relationTo: 'events', value: 2 } },
      { r: { relationTo: 'articles', value: 1 } },
      ['r'],
    ],
    ['a list of plain values', { tags: ['a'] }, { tags: ['a', 'b'] }, { tags: [] }, ['tags']],
    [
      'a field of a row',
      { rows: [a] },
      { rows: [row('a', 'mine')] },
      { rows: [row('a', 'theirs')] },
      ['rows', 'a', 'text'],
    ],
    [
      'a row that one changed and one took out',
      { rows: [a, b] },
      { rows: [b] },
      { rows: [row('a', 't'), b] },
      ['rows', 'a'],
    ],
    [
      'the order of rows',
      { rows: [a, b, c] },
      { rows: [b, a, c] },
      { rows: [a, c, b] },
      ['rows', ORDER],
    ],
  ])(
    'finds the conflict in %s, and takes the side that is chosen',
    (...[, base, mine, theirs, path]) => {
      const kept = merge({ base, mine, theirs }, () => 'mine')
      const taken = merge({ base, mine, theirs }, () => 'theirs')

      expect(kept.conflicts.map((conflict) => conflict.path)).toEqual([path])
      expect(isSame(kept.value, mine)).toBe(true)
      expect(isSame(taken.value, theirs)).toBe(true)
    },
  )
})

type Step = 'open' | 'type' | 'save'
const STEPS: readonly Step[] = ['open', 'type', 'save']

/** Every order in which the steps of two people can happen. */
function interleavings(
  left: readonly Step[],
  right: readonly Step[],
): [who: 0 | 1, step: Step][][] {
  const [one, ...restLeft] = left
  const [other, ...restRight] = right
  if (!one) return [right.map((step) => [1, step])]
  if (!other) return [left.map((step) => [0, step])]
  return [
    ...interleavings(restLeft, right).map((rest): [0 | 1, Step][] => [[0, one], ...rest]),
    ...interleavings(left, restRight).map((rest): [0 | 1, Step][] => [[1, other], ...rest]),
  ]
}

type Fields = Readonly<Record<string, string>>

/** Runs the steps of two people who type in some fields of one record and save it. */
function play(order: [who: 0 | 1, step: Step][], typed: readonly [string[], string[]]) {
  const forms = [
    { base: {}, mine: {} },
    { base: {}, mine: {} },
  ] as const satisfies { base: Fields; mine: Fields }[]
  let present: Fields = { x: 'old', y: 'old' }
  const conflicts: string[] = []
  /** Values that a save removed although its person had never seen them. */
  const lost: string[] = []
  for (const [who, step] of order) {
    const form: { base: Fields; mine: Fields } = forms[who]
    if (step === 'open') Object.assign(form, { base: present, mine: present })
    if (step === 'type')
      form.mine = {
        ...form.mine,
        ...Object.fromEntries(typed[who].map((name) => [name, `of ${who}`])),
      }
    if (step !== 'save') continue
    const merged = mergeRecord({ ...form, theirs: present })
    conflicts.push(...merged.conflicts.map(({ path }) => path.join('.')))
    if (merged.conflicts.length > 0) continue
    const unseen = Object.keys(present).filter((name) => present[name] !== form.base[name])
    lost.push(...unseen.filter((name) => merged.value[name] !== present[name]))
    present = { ...present, ...(merged.value as Fields) }
  }
  return { present, conflicts, lost }
}

const FIELDS = [['x'], ['y'], ['x', 'y']]

describe('every interleaving of two editors and two fields', () => {
  const cases = interleavings(STEPS, STEPS).flatMap((order) =>
    FIELDS.flatMap((first) =>
      FIELDS.map((second) => ({
        order,
        typed: [first, second] as const,
        name: order.map(([who, step]) => `${who ? 'B' : 'A'} ${step}s`).join(', '),
      })),
    ),
  )

  test.each(cases)('loses nothing without a conflict: $name; fields $typed', ({ order, typed }) => {
    const { present, conflicts, lost } = play(order, typed)

    const [first, second] = typed
    const shared = first.filter((name) => second.includes(name))
    const saves = order.flatMap(([who, step], index) => (step === 'save' ? [{ who, index }] : []))
    const [firstSave, lastSave] = saves
    const hasSeen = order.some(
      ([who, step], index) =>
        step === 'open' && who === lastSave?.who && index > (firstSave?.index ?? 0),
    )
    expect(lost).toEqual([])
    expect(conflicts).toEqual(hasSeen ? [] : shared)
    const last = lastSave?.who ?? 0
    for (const name of ['x', 'y']) {
      const writers = [0, 1].filter((who) => typed[who as 0 | 1].includes(name))
      const isKept = writers.map((who) => `of ${who}`).includes(present[name] ?? '')
      const isRefused = conflicts.length > 0 && writers.every((who) => who === last)
      expect(isKept || writers.length === 0 || isRefused).toBe(true)
    }
  })
})

describe('comparing only what a form has', () => {
  test('leaves out fields that the form does not know, also in rows, and keeps rows that it lacks', () => {
    const record = {
      x: 1,
      hidden: 2,
      rows: [
        { id: 'a', x: 1, hidden: 2 },
        { id: 'b', hidden: 2 },
      ],
    }
    const form = { x: 0, rows: [{ id: 'a', x: 0 }] }

    expect(shapedLike(record, form)).toEqual({
      x: 1,
      rows: [
        { id: 'a', x: 1 },
        { id: 'b', hidden: 2 },
      ],
    })
  })
})
