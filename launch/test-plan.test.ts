import { describe, expect, test } from 'vitest'
import { planTests } from './test-plan.ts'

describe('npm test', () => {
  test.each([
    [[], ['unit', 'data', 'browser', 'studio', 'offline'], true, []],
    [['core'], ['unit', 'data', 'browser'], true, []],
    [['studio'], ['studio'], false, []],
    [['offline'], ['offline'], false, []],
    [['data'], ['data'], false, []],
    [['browser', 'unit'], ['unit', 'browser'], false, []],
    [['unit', '-t', 'holding'], ['unit'], false, ['-t', 'holding']],
    [['-t', 'unit'], ['unit', 'data', 'browser', 'studio', 'offline'], false, ['-t', 'unit']],
    [
      ['launch/ports.test.ts'],
      ['unit', 'data', 'browser', 'studio', 'offline'],
      false,
      ['launch/ports.test.ts'],
    ],
  ])('with %j runs the projects %j', (given, projects, checks, args) => {
    const plan = planTests(given)
    expect(plan.parts.flatMap((part) => part.projects)).toEqual(projects)
    expect(plan).toMatchObject({ checks, args, onlyChanged: false })
  })

  test('with "changed" checks everything and runs only what the change can affect', () => {
    expect(planTests(['changed', '-t', 'x'])).toMatchObject({
      checks: true,
      onlyChanged: true,
      args: ['-t', 'x'],
    })
  })
})
