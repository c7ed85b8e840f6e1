import { describe, expect, test } from 'vitest'
import { createProblems } from './problems.ts'

function problemsAt() {
  const clock = { nowMs: 0 }
  const logged: unknown[] = []
  const problems = createProblems({
    log: (event, fields) => logged.push({ event, ...fields }),
    nowMs: () => clock.nowMs,
  })
  return { ...problems, clock, logged }
}

describe('problems of single requests (spec/faults §13)', () => {
  test('are all counted, and logged once a second, with the number that was not logged', () => {
    const { report, counts, clock, logged } = problemsAt()
    for (const nowMs of [0, 0, 500, 999, 1_000, 1_001, 5_000]) {
      clock.nowMs = nowMs
      report('request.refused', { nowMs })
    }
    expect(logged).toEqual([
      { event: 'request.refused', nowMs: 0 },
      { event: 'request.refused', nowMs: 1_000, unlogged: 3 },
      { event: 'request.refused', nowMs: 5_000, unlogged: 1 },
    ])
    expect([...counts()]).toEqual([['request.refused', 7]])
  })

  test('of one kind do not hide those of another', () => {
    const { report, logged } = problemsAt()
    report('request.refused', {})
    report('request.late', {})
    expect(logged).toEqual([{ event: 'request.refused' }, { event: 'request.late' }])
  })
})
