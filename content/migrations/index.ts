import * as m20261120_150333_initial from './20261120_150333_initial.ts'

/** Every migration, oldest first. */
export const migrations = [
  { name: '20261120_150333_initial', up: m20261120_150333_initial.up, down: m20261120_150333_initial.down },
]
