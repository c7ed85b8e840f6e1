import * as m20261120_144239_initial from './20261120_144239_initial.ts'

/** Every migration, oldest first. */
export const migrations = [
  { name: '20261120_144239_initial', up: m20261120_144239_initial.up, down: m20261120_144239_initial.down },
]
