import { describe, expect, test } from 'vitest'
import { packState, packWords, type FoundPack, type Pack } from './pack.ts'

const PACK: Pack = {
  version: '1',
  pages: [{ url: '/guides/low-water', bytes: 15_000 }],
  files: [
    { url: '/media/a-large.webp', bytes: 185_000 },
    { url: '/media/a-audio.mp3', bytes: 1_200_000 },
  ],
}
const ALL = new Set([...PACK.pages, ...PACK.files].map(({ url }) => url))

const found = (given: Partial<FoundPack>) =>
  packState({ served: PACK, kept: PACK, has: ALL, asOf: 'Saturday 11.20am', ...given })

describe('the state of a pack (spec/behaviour §35.4)', () => {
  test.each<readonly [string, Partial<FoundPack>, object]>([
    ['offered with its size', { kept: undefined }, { kind: 'offered', bytes: 1_400_000 }],
    ['unknown without a connection', { kept: undefined, served: undefined }, { kind: 'unknown' }],
    [
      'partial while a file is missing',
      { has: new Set(['/guides/low-water', '/media/a-large.webp']) },
      { kind: 'partial', done: 200_000, bytes: 1_400_000 },
    ],
    ['kept', {}, { kind: 'kept', bytes: 1_400_000, asOf: 'Saturday 11.20am' }],
    [
      'kept without a connection',
      { served: undefined },
      { kind: 'kept', bytes: 1_400_000, asOf: 'Saturday 11.20am' },
    ],
    [
      'out of date when the guide has changed',
      { served: { ...PACK, version: '2' } },
      { kind: 'outdated', asOf: 'Saturday 11.20am' },
    ],
  ])('%s', (_what, given, expected) => {
    expect(found(given)).toEqual(expected)
  })
})

describe('the words about a pack (spec/behaviour §35.4)', () => {
  const labels = (state: Parameters<typeof packWords>[0]) =>
    packWords(state).acts.map(({ label }) => label)

  test('the button says the size', () => {
    expect(labels({ kind: 'offered', bytes: 1_400_000 })).toEqual([
      'Keep for when there is no signal, 1.4\u00a0MB',
    ])
  })

  test('while loading it says how much is kept, and can be stopped', () => {
    const state = { kind: 'taking', done: 350_000, bytes: 1_400_000 } as const
    expect(packWords(state)).toMatchObject({
      text: 'Keeping 350\u00a0kB of 1.4\u00a0MB',
      progress: 0.25,
      acts: [{ act: 'stop' }],
    })
  })

  test.each([
    [undefined, '350\u00a0kB of 1.4\u00a0MB are kept.'],
    ['connection', 'No connection. 350\u00a0kB of 1.4\u00a0MB are kept.'],
    ['room', 'This device has not enough room. 350\u00a0kB of 1.4\u00a0MB are kept.'],
  ] as const)('stopped by %s it can be resumed and removed', (stoppedBy, text) => {
    const state = { kind: 'partial', done: 350_000, bytes: 1_400_000 } as const
    const words = packWords(stoppedBy ? { ...state, stoppedBy } : state)
    expect(words.text).toBe(text)
    expect(words.acts.map(({ label }) => label)).toEqual(['Keep the rest', 'Remove'])
  })

  test('when kept and out of date it says of which time the copy is', () => {
    const asOf = 'Saturday 11.20am'
    expect(packWords({ kind: 'kept', bytes: 1_400_000, asOf }).text).toBe(
      'Kept on this device as of Saturday 11.20am, 1.4\u00a0MB.',
    )
    expect(packWords({ kind: 'outdated', asOf }).text).toBe(
      'This guide has changed. What is kept is as of Saturday 11.20am.',
    )
    expect(labels({ kind: 'outdated', asOf })).toEqual(['Keep the new one', 'Remove'])
  })
})
