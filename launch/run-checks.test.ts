import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runChecks } from './run-checks.ts'

const TOOLS = ['oxfmt', 'oxlint', 'stylelint', 'tsc', 'knip']
const { signal } = new AbortController()
/** Ends when a second tool has begun; fails after some seconds if none does. */
const UNTIL_TWO_RUN = `for i in $(seq 100); do [ $(wc -l < calls) -ge 2 ] && break; sleep 0.05; done; [ $(wc -l < calls) -ge 2 ] || exit 1`

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'festival-checks-'))
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  for (const name of TOOLS) writeTool(name, 'echo "Finished on 7 files"')
})

afterEach(() => rmSync(folder, { recursive: true }))

function writeTool(name: string, script: string): void {
  const tool = join(folder, 'node_modules/.bin', name)
  writeFileSync(tool, `#!/bin/sh\necho "$(basename "$0") $*" >> calls\n${script}\n`)
  chmodSync(tool, 0o755)
}

async function check(): Promise<{ code: number; lines: string[]; calls: string[] }> {
  const lines: string[] = []
  const showLine = (line: string) => void lines.push(line)
  const code = await runChecks({ root: folder, signal, showLine })
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split(/\s*\n/)
  return { code, lines, calls }
}

describe('npm run check', () => {
  test('runs format, lint, styles, types, the studio’s types and unused, with the time of each', async () => {
    const { code, lines, calls } = await check()
    expect(code).toBe(0)
    expect(calls.toSorted()).toEqual([
      'knip',
      'oxfmt --check',
      'oxlint --type-aware',
      'stylelint --allow-empty-input {site,studio}/**/*.css',
      'tsc --noEmit',
      'tsc --noEmit --incremental false --project studio',
    ])
    expect(lines.toSorted()).toEqual(
      ['format', 'lint', 'studio', 'styles', 'types', 'unused'].map((name) =>
        expect.stringMatching(new RegExp(`^${name} +\\d+\\.\\d s$`)),
      ),
    )
  })

  test('runs two side by side', async () => {
    for (const name of TOOLS) writeTool(name, `${UNTIL_TWO_RUN}; echo "Finished on 7 files"`)
    expect((await check()).code).toBe(0)
  })

  test('shows the output of the first check that fails, and nothing of the others', async () => {
    writeTool('stylelint', 'echo "a.css 1:1 no ids"; exit 2')
    const { code, lines } = await check()
    expect(code).toBe(1)
    expect(lines.slice(-2)).toEqual([
      expect.stringMatching(/^styles .* s {2}failed$/),
      'a.css 1:1 no ids',
    ])
    expect(lines.join('\n')).not.toContain('Finished')
  })

  test('ends the other running check when one fails, and starts no more', async () => {
    for (const name of TOOLS) writeTool(name, 'exec sleep 60')
    writeTool('oxlint', `${UNTIL_TWO_RUN}; echo "a.ts: no any"; exit 1`)
    const { code, lines, calls } = await check()
    expect(code).toBe(1)
    expect(lines).toEqual([expect.stringMatching(/^lint .* s {2}failed$/), 'a.ts: no any'])
    expect(calls).toHaveLength(2)
  })

  test('fails when the linter has read no file', async () => {
    writeTool('oxlint', 'echo "Finished in 1ms on 0 files with 270 rules."')
    const { code, lines } = await check()
    expect(code).toBe(1)
    expect(lines.at(-1)).toBe('oxlint saw no file')
  })
})
