import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSecrets } from './secrets.ts'

let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'festival-secrets-'))
  file = join(folder, 'secrets.json')
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('secrets of a data folder', () => {
  test('are long, different from each other, and the same at every start', () => {
    const get = openSecrets(file)
    const token = get('token')
    expect(token).toMatch(/^[\w-]{24}$/)
    expect(get('password')).not.toBe(token)
    expect(openSecrets(file)('token')).toBe(token)
  })

  test('can be read by nobody else', () => {
    openSecrets(file)('token')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('gain a new one without losing the old ones', () => {
    const token = openSecrets(file)('token')
    const password = openSecrets(file)('password')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ token, password })
  })

  test('are not made before somebody asks', () => {
    openSecrets(file)
    expect(existsSync(file)).toBe(false)
  })

  test('end the start with one line when their file is broken', () => {
    writeFileSync(file, '{')
    expect(() => openSecrets(file)).toThrow(/secrets\.json cannot be read: .*$/)
  })
})
