import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSecrets, secretsFile } from './secrets.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'festival-secrets-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('secrets of a data folder', () => {
  test('are long, different from each other, and the same at every start', () => {
    const { get } = openSecrets(folder)
    const token = get('token')
    expect(token).toMatch(/^[\w-]{24}$/)
    expect(get('password')).not.toBe(token)
    expect(openSecrets(folder).get('token')).toBe(token)
  })

  test('can be read by nobody else', () => {
    openSecrets(folder).get('token')
    expect(statSync(secretsFile(folder)).mode & 0o777).toBe(0o600)
  })

  test('do not change when another secret is created', () => {
    const token = openSecrets(folder).get('token')
    const password = openSecrets(folder).get('password')
    expect(JSON.parse(readFileSync(secretsFile(folder), 'utf8'))).toEqual({ token, password })
  })

  test('are not created before they are needed', () => {
    openSecrets(folder)
    expect(existsSync(secretsFile(folder))).toBe(false)
  })

  test('count as new only in the start that has created them', () => {
    const first = openSecrets(folder)
    expect(first.isNew('password')).toBe(false)
    first.get('password')
    first.get('password')
    expect(first.isNew('password')).toBe(true)
    const second = openSecrets(folder)
    second.get('password')
    expect(second.isNew('password')).toBe(false)
  })

  test('end the start with one line when their file is broken', () => {
    writeFileSync(secretsFile(folder), '{')
    expect(() => openSecrets(folder)).toThrow(/secrets\.json cannot be read: .*$/)
  })
})
