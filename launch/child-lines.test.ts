import { describe, expect, test } from 'vitest'
import { readChildLine, reasonOf } from './child-lines.ts'

describe('lines of the processes', () => {
  test.each([
    ['progress: 120 of 600 events', false, { kind: 'progress', text: '120 of 600 events' }],
    ['content listens', false, { kind: 'log' }],
    ['{"level":30,"event":"site.ready","msg":"ready"}', false, { kind: 'log' }],
    ['{"event":"database.lost","message":"cut"}', false, { kind: 'log' }],
    [
      '{"level":50,"event":"page.failed","msg":"no title"}',
      false,
      { kind: 'error', text: 'page.failed: no title' },
    ],
    ['{ not JSON', true, { kind: 'log' }],
    ['TypeError: x is undefined', true, { kind: 'error', text: 'TypeError: x is undefined' }],
    ['    at error (file:///x.ts:1:1)', true, { kind: 'log' }],
    ['(node:12) Warning: error in the making', true, { kind: 'log' }],
    ['an error of no importance', false, { kind: 'log' }],
    ['progress: \u001B[2Jgone', false, { kind: 'progress', text: '[2Jgone' }],
  ] as const)('reads %j (error output: %s) as %o', (line, isErrorOutput, expected) => {
    expect(readChildLine(line, isErrorOutput)).toEqual(expected)
  })

  test.each([
    [[], undefined],
    [['content: CONTENT_TOKEN is missing'], 'content: CONTENT_TOKEN is missing'],
    [
      [
        'node:internal/modules/run_main:107',
        '    triggerUncaughtException(',
        '    ^',
        '',
        "Error [ERR_MODULE_NOT_FOUND]: Cannot find module './x.ts'",
        '    at finalizeResolution (node:internal/modules/esm/resolve:269:11)',
        '',
        'Node.js v26.10.0',
      ],
      "Error [ERR_MODULE_NOT_FOUND]: Cannot find module './x.ts'",
    ],
    [['Killed'], 'Killed'],
  ])('finds the reason why a process ended in %j', (lines, expected) => {
    expect(reasonOf(lines)).toBe(expected)
  })
})
