import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createStamp } from './site-build.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'festival-hash-'))
  write('site/src/a.ts', 'a')
  write('site/src/b.css', 'b')
  write('package-lock.json', '{}')
})

afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

function stamp() {
  return createStamp(root, 'stamp', ['site', 'package-lock.json'], [join('site', 'demo')])
}

describe('the stamp of a build', () => {
  test('is valid once it is written', () => {
    expect(stamp().isValid()).toBe(false)
    stamp().write()
    expect(stamp().isValid()).toBe(true)
  })

  test.each([
    ['a file is changed', () => write('site/src/a.ts', 'A')],
    ['a file is added', () => write('site/src/c.ts', '')],
    ['a file is moved', () => (rmSync(join(root, 'site/src/a.ts')), write('site/a.ts', 'a'))],
    ['the lockfile is changed', () => write('package-lock.json', '{ }')],
    [
      'the contents of two files are exchanged',
      () => (write('site/src/a.ts', 'b'), write('site/src/b.css', 'a')),
    ],
  ])('is invalid when %s', (_what, change) => {
    stamp().write()
    change()
    expect(stamp().isValid()).toBe(false)
  })

  test.each([
    'site/src/a.test.ts',
    'site/src/a.browser.test.tsx',
    'site/dist/a.js',
    'site/node_modules/x/a.js',
    'site/journeys/first.ts',
    'site/.next/a.js',
    'site/demo/event.ts',
    'site/next-env.d.ts',
    'site/tsconfig.tsbuildinfo',
    'content/a.ts',
  ])('stays valid when %s is changed, which no build reads', (path) => {
    stamp().write()
    write(path, 'new')
    expect(stamp().isValid()).toBe(true)
  })
})
