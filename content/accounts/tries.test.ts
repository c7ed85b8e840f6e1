import { describe, expect, test } from 'vitest'
import { createTries, type Trying } from './tries.ts'

const MINUTE = 60_000
const from = (address: string, email = 'noor@parallax.example'): Trying => ({
  email,
  address,
  isKnownBrowser: false,
})

/** Makes this many attempts, and returns how many were let through. */
function tried(
  tries: ReturnType<typeof createTries>,
  trying: (at: number) => Trying,
  times: number,
) {
  return Array.from({ length: times }, (_, at) => tries.begin(trying(at), at)).filter(
    (wait) => wait === 0,
  ).length
}

describe('tries with a password', () => {
  test('wait after five from one address at one account, until the oldest of them is 15 minutes old', () => {
    const tries = createTries()

    expect(tried(tries, () => from('a'), 8)).toBe(5)
    expect(tries.begin(from('a'), 5 * MINUTE)).toBe(10 * MINUTE)
    expect(tries.begin(from('a'), 15 * MINUTE)).toBe(0)
  })

  test('from another address do not keep the owner out', () => {
    const tries = createTries()
    tried(tries, () => from('attacker'), 8)

    expect(tries.begin(from('home'), 10)).toBe(0)
  })

  test('wait after fifty from one address at all accounts together', () => {
    expect(tried(createTries(), (at) => from('a', `${at}@parallax.example`), 60)).toBe(50)
  })

  test('wait after a hundred at one account from all addresses together, however the account is spelt', () => {
    const spelt = (at: number) =>
      at % 2 === 0 ? 'noor@parallax.example' : ' NOOR@parallax.example'

    expect(tried(createTries(), (at) => from(`${at}`, spelt(at)), 120)).toBe(100)
  })

  test('wait after nineteen more in a browser in which the owner has logged in, even while others try', () => {
    const tries = createTries()
    tried(tries, (at) => from(`${at}`), 120)

    const known = { ...from('home'), isKnownBrowser: true }
    expect(tries.begin(known, 200)).toBe(0)
    expect(tried(tries, () => known, 40)).toBe(19)
  })

  test('are forgotten after the right password if they came from its address', () => {
    const tries = createTries()
    tried(tries, () => from('a'), 4)
    tries.forgive(from('a'))

    expect(tried(tries, () => from('a'), 8)).toBe(5)
    tried(tries, (at) => from(`${at}`), 120)
    tries.forgive(from('7'))
    expect(tries.begin(from('x'), 300)).toBe(0)
    expect(tries.begin(from('y'), 300)).toBeGreaterThan(0)
  })

  test('are forgotten when they are 15 minutes old', () => {
    const tries = createTries()
    tried(tries, (at) => from(`${at}`), 120)

    expect(tries.begin(from('a'), 16 * MINUTE)).toBe(0)
  })
})
