import { describe, expect, test } from 'vitest'
import { placeLabels } from './place-labels.ts'

const SIZE = { width: 400, height: 300 }
const name = (text: string, x: number, y: number, rank = 2) => ({ text, x, y, rank })
const texts = (labels: readonly { text: string }[]) => labels.map(({ text }) => text)

describe('names on the still map (spec/screens §5.2)', () => {
  test('writes the weightier of two that would lie over each other', () => {
    const labels = [name('Little Collins Street', 200, 150, 3), name('Collins Street', 210, 155, 1)]
    expect(texts(placeLabels(labels, [], SIZE))).toEqual(['Collins Street'])
  })

  test('writes none under a pin', () => {
    const pin = { x: 205, y: 150, width: 28, height: 28 }
    expect(placeLabels([name('Docklands', 200, 150)], [pin], SIZE)).toEqual([])
  })

  test('writes none that would be cut at the edge', () => {
    expect(placeLabels([name('Docklands', 10, 150), name('Southbank', 200, 2)], [], SIZE)).toEqual(
      [],
    )
  })

  test('writes what has room', () => {
    const labels = [name('Docklands', 100, 100), name('Southbank', 300, 200)]
    expect(texts(placeLabels(labels, [], SIZE))).toEqual(['Docklands', 'Southbank'])
  })
})
