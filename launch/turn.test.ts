import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endTurn, takeTurn } from './turn.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'festival-turn-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a process has the turn until it ends it', () => {
  const file = join(folder, 'new', 'turn')
  expect(takeTurn(file)).toBe(true)
  expect(takeTurn(file)).toBe(false)
  endTurn(file)
  expect(takeTurn(file)).toBe(true)
})

test('a killed process loses its turn', async () => {
  const file = join(folder, 'turn')
  const script = `import { takeTurn } from ${JSON.stringify(join(import.meta.dirname, 'turn.ts'))}
    console.log(takeTurn(${JSON.stringify(file)}))
    setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', script])
  const [said] = await once(other.stdout, 'data')
  expect(String(said)).toBe('true\n')
  expect(takeTurn(file)).toBe(false)
  other.kill('SIGKILL')
  await once(other, 'exit')
  expect(takeTurn(file)).toBe(true)
})
