import { expect, test } from 'vitest'
import { createOncePerKey } from './once-per-key.ts'

test('work that is requested twice with one key is done once, even while the first still runs (decision 055)', async () => {
  const { once, work } = counted()
  const finish = Promise.withResolvers<string>()

  const replies = ['form', 'form'].map((key) => once(key, work(finish.promise)))
  finish.resolve('record 7')

  expect(await Promise.all(replies)).toEqual(['record 7', 'record 7'])
  expect(work.times).toBe(1)
})

test('work that failed is done again', async () => {
  const { once, work } = counted()
  const failing = () => Promise.reject(new Error('refused'))

  await expect(once('form', failing)).rejects.toThrow('refused')

  expect(await once('form', work('record 7'))).toBe('record 7')
})

test('work with different keys is done for each', async () => {
  const { once, work } = counted()

  expect(await once('one form', work('record 7'))).toBe('record 7')
  expect(await once('another', work('record 8'))).toBe('record 8')
})

test('only the newest keys are remembered', async () => {
  const { once, work } = counted(2)

  for (const key of ['a', 'b', 'c']) await once(key, work(`first ${key}`))

  expect(await once('c', work('second c'))).toBe('first c')
  expect(await once('a', work('second a'))).toBe('second a')
})

/** Work that counts how often it was done. */
function counted(mostKeys = 10) {
  const work = Object.assign(
    (result: string | Promise<string>) => async () => {
      work.times += 1
      return result
    },
    { times: 0 },
  )
  return { once: createOncePerKey<string>(mostKeys), work }
}
