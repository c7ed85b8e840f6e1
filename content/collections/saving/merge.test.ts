import { describe, expect, test } from 'vitest'
import { isSame, merge, ORDER, shapedLike, type Values } from './merge.ts'

const row = (id: string, text = id) => ({ id, text })
const [a, b, c] = [row('a'), row('b'), row('c')]
const text = (words: string) => ({ root: { children: [{ text: words }] } })

describe('merging what two people made of a record', () => {
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
    ['takes out what one took out', { rows: [a, b] }, { rows: [b] }, { rows: [a, b] }, { rows: [b] }],
    [
      'keeps my order with the rows of the other',
      { rows: [a, b] },
      { rows: [b, a] },
      { rows: [a, row('b', 'theirs'), c] },
      { rows: [row('b', 'theirs'), c, a] },
    ],
    ['takes no emptiness for a change', { x: null }, { x: '' }, { x: 'theirs' }, { x: 'theirs' }],
  ])('%s', (_case, base, mine, theirs, value) => {
    expect(merge({ base, mine, theirs })).toEqual({ value, conflicts: [] })
  })

  test.each([
    ['a field', { x: 1 }, { x: 2 }, { x: 3 }, ['x']],
    ['a formatted text, which is one value', { t: text('') }, { t: text('m') }, { t: text('t') }, ['t']],
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
    ['a row that one changed and one took out', { rows: [a, b] }, { rows: [b] }, { rows: [row('a', 't'), b] }, ['rows', 'a']],
    ['the order of rows', { rows: [a, b, c] }, { rows: [b, a, c] }, { rows: [a, c, b] }, ['rows', ORDER]],
  ])('finds the conflict in %s, and takes the side that is chosen', (_case, base, mine, theirs, path) => {
    const kept = merge({ base, mine, theirs }, () => 'mine')
    const taken = merge({ base, mine, theirs }, () => 'theirs')

    expect(kept.conflicts.map((conflict) => conflict.path)).toEqual([path])
    expect(isSame(kept.value, mine)).toBe(true)
    expect(isSame(taken.value, theirs)).toBe(true)
  })
})

type Step = 'open' | 'type' | 'save'
const STEPS: readonly Step[] = ['open', 'type', 'save']

/** Every way in which two people's steps can follow each other. */
function interleavings(left: readonly Step[], right: readonly Step[]): [who: 0 | 1, step: Step][][] {
  const [one, ...restLeft] = left
  const [other, ...restRight] = right
  if (!one) return [right.map((step) => [1, step])]
  if (!other) return [left.map((step) => [0, step])]
  return [
    ...interleavings(restLeft, right).map((rest): [0 | 1, Step][] => [[0, one], ...rest]),
    ...interleavings(left, restRight).map((rest): [0 | 1, Step][] => [[1, other], ...rest]),
  ]
}

interface Editor {
  base: Values
  form: Values
}

const FIELDS = [['x'], ['y'], ['x', 'y']]

describe('every interleaving of two editors and two fields', () => {
  const cases = interleavings(STEPS, STEPS).flatMap((order) =>
    FIELDS.flatMap((first) => FIELDS.map((second) => ({ order, typed: [first, second] as const }))),
  )

  test.each(cases)('loses nothing in silence: $order, $typed', ({ order, typed }) => {
    let present: Values = { x: 'old x', y: 'old y' }
    const editors: Editor[] = [0, 1].map(() => ({ base: {}, form: {} }))
    const lost: string[] = []
    const reported: string[] = []
    for (const [who, step] of order) {
      const editor = editors[who]
      if (!editor) throw new Error('There are two editors')
      if (step === 'open') Object.assign(editor, { base: present, form: present })
      if (step === 'type') {
        const words = typed[who].map((field) => [field, `${field} of ${who}`])
        editor.form = { ...editor.form, ...Object.fromEntries(words) }
      }
      if (step === 'save') {
        const merged = merge({ base: editor.base, mine: editor.form, theirs: present })
        const next = merged.conflicts.length > 0 ? present : (merged.value as Values)
        reported.push(...merged.conflicts.map(({ path }) => String(path[0])))
        // What another wrote, and this person never saw, must still be there or be a reported conflict.
        for (const field of ['x', 'y']) {
          const isUnseen = present[field] !== editor.base[field]
          if (isUnseen && next[field] !== present[field]) lost.push(field)
          const isTyped = typed[who].includes(field)
          if (isTyped && next[field] !== editor.form[field] && !reported.includes(field)) {
            if (merged.conflicts.length === 0) lost.push(field)
          }
        }
        present = next
      }
    }

    const [first, second] = typed
    const both = first.filter((field) => second.includes(field))
    expect(lost).toEqual([])
    expect(reported.every((field) => both.includes(field))).toBe(true)
    const areBothOpenBeforeASave = order.findIndex(([, step]) => step === 'save') > 1 + order.findLastIndex(([, step]) => step === 'open') - 1
    if (areBothOpenBeforeASave) expect(reported).toEqual(both)
    else expect(reported).toEqual([])
  })
})

describe('comparing only what a form has', () => {
  test('leaves out fields that the form does not know, in rows too, and keeps rows that it has not', () => {
    const record = { x: 1, hidden: 2, rows: [{ id: 'a', x: 1, hidden: 2 }, { id: 'b', hidden: 2 }] }
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
