import { describe, expect, test } from 'vitest'
import { createDocuments } from './documents.ts'

const ORIGIN = 'https://festival.example'

/** A page at an address, and what happens to it. */
function aPage(address = '/here?x=1', { isGuarded = false, isOld = false } = {}) {
  const done: string[] = []
  const admitted: string[] = []
  const documents = createDocuments({
    guard: {
      admits(path) {
        admitted.push(path)
        return !isGuarded
      },
    },
    location: {
      href: ORIGIN + address,
      reload: () => void done.push('reload'),
      assign: (url) => void done.push(`assign ${String(url)}`),
      replace: (url) => void done.push(`replace ${String(url)}`),
    },
    platform: isOld
      ? undefined
      : {
          navigate(url, options) {
            done.push(`${options?.history} ${String(url)} ${JSON.stringify(options?.info)}`)
            const overtaken = Promise.reject(new DOMException('overtaken', 'AbortError'))
            return { committed: overtaken, finished: overtaken }
          },
        },
  })
  return { documents, done, admitted }
}

/** Whether a promise is still pending after all waiting tasks have run. */
async function isPending(promise: Promise<unknown> | undefined): Promise<boolean> {
  const open = Symbol('open')
  const later = new Promise((resolve) => setImmediate(() => resolve(open)))
  return (await Promise.race([promise, later])) === open
}

describe('leaving a document (spec/behaviour §22.7)', () => {
  test.each([
    ['/there#a', false, `push ${ORIGIN}/there#a {"document":true}`],
    ['/here', false, `push ${ORIGIN}/here {"document":true}`],
    ['/here?x=1', false, 'reload'],
    ['/here?x=1#a', true, 'reload'],
    [
      'https://shop.example/here?x=1',
      false,
      'push https://shop.example/here?x=1 {"document":true}',
    ],
    ['/', true, `replace ${ORIGIN}/ {"document":true}`],
  ])(
    'for %s (replacing the entry: %s): %s, and nothing is announced',
    async (url, replace, does) => {
      const { documents, done } = aPage()
      expect(await isPending(documents.open(url, replace))).toBe(true)
      expect(done).toEqual([does])
    },
  )

  test.each([
    [false, `assign ${ORIGIN}/there`],
    [true, `replace ${ORIGIN}/there`],
  ])('without the Navigation API (replacing the entry: %s): %s', (replace, does) => {
    const { documents, done } = aPage('/', { isOld: true })
    void documents.open('/there', replace)
    expect(done).toEqual([does])
  })

  test('for a file of an earlier build asks the guard with path and query', async () => {
    const { documents, done, admitted } = aPage()
    expect(await isPending(documents.reopen('/there?a=b#c'))).toBe(true)
    expect(admitted).toEqual(['/there?a=b'])
    expect(done).toEqual([`push ${ORIGIN}/there?a=b#c {"document":true}`])
  })

  test('does not happen if the guard forbids it', () => {
    const { documents, done } = aPage('/', { isGuarded: true })
    expect(documents.reopen('/there')).toBeUndefined()
    expect(done).toEqual([])
  })

  test('happens once for all parts of a page that fail, and the guard is asked again if the visitor has stayed', async () => {
    const { documents, done, admitted } = aPage('/there')
    void documents.reopen('/there')
    expect(await isPending(documents.reopen('/there'))).toBe(true)
    expect([done, admitted]).toEqual([['reload'], ['/there']])
    documents.stay()
    void documents.reopen('/there')
    expect([done.length, admitted.length]).toEqual([2, 2])
  })
})
