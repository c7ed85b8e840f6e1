import { describe, expect, test } from 'vitest'
import { passwordProblem } from './password.ts'

const account = { email: 'noor@parallax.example', name: 'Noor Castellane' }
const problem = (password: string) => passwordProblem(password, account)

describe('a password', () => {
  test.each(['a', 'eleven char', '👁'.repeat(11)])('is refused when it is short: %s', (password) => {
    expect(problem(password)).toBe('A password has at least 12 characters')
  })

  test.each(['noor@parallax.example', ' Noor@Parallax.Example ', 'noor@parallax.example1'])(
    'is refused when it is the account’s own email address: %j',
    (password) => {
      expect(problem(password)).toBe('Your email address is the first guess: choose another')
    },
  )

  test.each([
    'passwordpassword',
    'Password12345',
    'qwertyuiop123',
    '123456789012',
    'aaaaaaaaaaaa',
    'iloveyou1234',
    'castellane12',
    'noorcastellane',
  ])('is refused when it is common or easy to guess: %s', (password) => {
    expect(problem(password)).toMatch(/^This is easy to guess/)
  })

  test.each(['an afterimage', 'a row of posts receding into fog', 'Vu4x-93kd-Lmq0'])(
    'is accepted when it is long and not common: %s',
    (password) => {
      expect(problem(password)).toBeUndefined()
    },
  )

  test('is checked quickly, however long it is', () => {
    expect(problem('ab'.repeat(50_000))).toMatch(/^This is easy to guess/)
  })
})
