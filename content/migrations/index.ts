import * as m20261120_133334_initial from './20261120_133334_initial.ts'

/** Every migration, oldest first. */
export const migrations = [
  { name: '20261120_133334_initial', up: m20261120_133334_initial.up, down: m20261120_133334_initial.down },
]
