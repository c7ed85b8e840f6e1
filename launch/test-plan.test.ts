import { describe, expect, test } from 'vitest'
import { planTests, totalsOf } from './test-plan.ts'

describe('npm test (libraries §7.1)', () => {
  test.each([
    [[], ['unit', 'data', 'browser', 'studio'], true, []],
    [['data'], ['data'], false, []],
    [['browser', 'unit'], ['unit', 'browser'], false, []],
    [['unit', '-t', 'holding'], ['unit'], false, ['-t', 'holding']],
    [['-t', 'unit'], ['unit', 'data', 'browser', 'studio'], false, ['-t', 'unit']],
    [
      ['launch/ports.test.ts'],
      ['unit', 'data', 'browser', 'studio'],
      false,
      ['launch/ports.test.ts'],
    ],
  ])('with %j runs the projects %j', (given, projects, isWhole, args) => {
    expect(planTests(given)).toEqual({ projects, isWhole, args })
  })

  test('counts the tests, and a file that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
        { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
        { status: 'failed', assertionResults: [] },
      ],
    }
    expect(totalsOf(report)).toEqual({ passed: 3, failed: 2 })
  })
})
