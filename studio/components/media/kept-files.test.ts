import { expect, test } from 'vitest'
import { readKept, typedIn, withKept } from './kept-files.ts'
import { newFile, NO_CREDIT } from './new-file.ts'

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const fog = { ...newFile(file('fog.jpg'), 1), alt: 'Posts in fog' }
const untold = newFile(file('sea.jpg'), 2)
const nothing = { forAll: NO_CREDIT, rows: [] }

test('nothing is kept of files about which nothing was typed', () => {
  expect(typedIn([untold], nothing)).toBeUndefined()
})

test('text about a file is put back when a file of the same name is chosen', () => {
  const typed = typedIn([fog, untold], { ...nothing, forAll: { ...NO_CREDIT, artists: 'Ana' } })
  const stored: unknown = JSON.parse(JSON.stringify(typed))
  const changes = Object.entries(Object(stored)).map(([name, value]) => [
    name,
    { old: null, new: value },
  ])
  const { forAll, rows } = readKept({ changes: Object.fromEntries(changes) })

  expect([forAll.artists, rows.map(({ name }) => name)]).toEqual(['Ana', ['fog.jpg']])
  const again = withKept([newFile(file('fog.jpg'), 7), newFile(file('sea.jpg'), 8)], rows)
  expect(again.files).toMatchObject([
    { key: 7, alt: 'Posts in fog' },
    { key: 8, alt: '' },
  ])
  expect(again.awaited).toEqual([])
  expect(withKept([untold], rows).awaited).toEqual(rows)
})

test('a copy in another form in the browser’s storage is ignored', () => {
  const old = { forAll: { old: null, new: 7 }, rows: { old: null, new: [{ name: 'a' }] } }

  expect(readKept({ changes: old })).toEqual(nothing)
})
