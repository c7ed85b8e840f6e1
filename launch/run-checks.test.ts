import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runChecks } from './run-checks.ts'

const TOOLS = ['oxfmt', 'oxlint', 'stylelint', 'tsc', 'knip']
const { signal } = new AbortController()

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'festival-checks-'))
  for (const name of TOOLS) writeTool(name, 'echo "Finished on 7 files"')
})

afterEach(() => rmSync(folder, { recursive: true }))

function writeTool(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\necho "$(basename "$0") $*" >> calls\n${script}\n`)
  chmodSync(join(folder, name), 0o755)
}

async function check(): Promise<{ code: number; lines: string[]; calls: string[] }> {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const code = await runChecks({ root: folder, programs: folder, signal, say })
  return { code, lines, calls: readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n') }
}

describe('npm run check (libraries §7.8)', () => {
  test('runs format, lint, styles, types, those of the studio and unused in this order, with the time of each', async () => {
    const { code, lines, calls } = await check()
    expect(code).toBe(0)
    expect(calls).toEqual([
      'oxfmt --check',
      'oxlint --type-aware',
      'stylelint --allow-empty-input {site,studio}/**/*.css',
      'tsc --noEmit',
      'tsc --noEmit --incremental false --project studio',
      'knip',
    ])
    expect(lines).toEqual(
      ['format', 'lint', 'styles', 'types', 'studio', 'unused'].map((name) =>
        expect.stringMatching(new RegExp(`^${name} +\\d+\\.\\d s$`)),
      ),
    )
  })

  test('stops at the first that fails and shows what it said', async () => {
    writeTool('stylelint', 'echo "a.css 1:1 no ids"; exit 2')
    const { code, lines, calls } = await check()
    expect(code).toBe(1)
    expect(lines.slice(-2)).toEqual([
      expect.stringMatching(/^styles .* s {2}failed$/),
      'a.css 1:1 no ids',
    ])
    expect(calls).toHaveLength(3)
  })

  test('fails when the linter saw no file', async () => {
    writeTool('oxlint', 'echo "Finished in 1ms on 0 files with 270 rules."')
    const { code, lines } = await check()
    expect(code).toBe(1)
    expect(lines.at(-1)).toBe('oxlint saw no file')
  })
})
