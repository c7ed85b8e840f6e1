/**
 * Vitest runs this before each test file with a database. It hashes the password of `createStaff` in one round,
 * because Payload's 600,000 rounds take a tenth of a second for each account and each login. Other passwords get all
 * rounds, so that another process, such as the studio, can check them.
 */
import crypto, { type BinaryLike } from 'node:crypto'
import { STAFF_PASSWORD } from './staff-password.ts'

const { pbkdf2 } = crypto

Object.assign(crypto, {
  pbkdf2(password: BinaryLike, salt: BinaryLike, rounds: number, ...rest: [number, string, never]) {
    pbkdf2(password, salt, password === STAFF_PASSWORD ? 1 : rounds, ...rest)
  },
})
