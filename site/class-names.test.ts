import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { shortClassNames, speakingClassNames } from './class-names.ts'

/** The classes of two files, in the order of their paths. */
const SHEETS = {
  'card.module.css': '.title { color: red }\n.title:hover, .isLong { gap: 0.5em }',
  'map/card.module.css': '.title { color: blue }',
}

function aRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'class-names-'))
  mkdirSync(join(root, 'src/map'), { recursive: true })
  for (const [file, text] of Object.entries(SHEETS)) writeFileSync(join(root, 'src', file), text)
  return root
}

describe('a class of a page in development', () => {
  test.each([
    ['title', '/site/src/ui/card.module.css', 'card_title'],
    ['isLong', '/site/src/ui/section-head.module.css?inline', 'section-head_isLong'],
  ])('has the name of its file as prefix: %s of %s is %s', (local, file, name) => {
    expect(speakingClassNames()(local, file)).toBe(name)
  })

  test('is refused if two files have the same name', () => {
    const nameClass = speakingClassNames()
    nameClass('title', '/site/src/ui/card.module.css')
    expect(() => nameClass('text', '/site/src/map/card.module.css')).toThrow(
      '/site/src/ui/card.module.css and /site/src/map/card.module.css would name their classes alike',
    )
  })
})

describe('a class of a build', () => {
  test.each([
    ['title', 'card.module.css', 'a0'],
    ['isLong', 'card.module.css?inline', 'a1'],
    ['title', 'map/card.module.css', 'a2'],
  ])('has a number: %s of %s is %s', (local, file, name) => {
    const root = aRoot()
    expect(shortClassNames(root)(local, join(root, 'src', file))).toBe(name)
  })

  test('has the same number when the comments of the sheets change', () => {
    const root = aRoot()
    const path = join(root, 'src/card.module.css')
    writeFileSync(path, `/* As in .strip of strip.module.css. */ ${SHEETS['card.module.css']}`)
    expect(shortClassNames(root)('isLong', path)).toBe('a1')
  })

  test('of a rare part has the prefix of the second sheet (decision 084)', () => {
    const root = aRoot()
    const path = join(root, 'src/map/live/pins.module.css')
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, '.pin { gap: 0 }')
    expect(shortClassNames(root)('pin', path)).toMatch(/^_[a-z]\d$/)
  })

  test('has a unique name among two thousand', () => {
    const root = aRoot()
    const locals = Array.from({ length: 2_000 }, (_, index) => `c${index}`)
    const path = join(root, 'src/many.module.css')
    writeFileSync(path, locals.map((local) => `.${local} { gap: 0 }`).join('\n'))
    const nameClass = shortClassNames(root)
    const names = new Set(locals.map((local) => nameClass(local, path)))
    expect(names.size).toBe(locals.length)
    expect([...names].filter((name) => !/^[a-z][\da-z]+$/.test(name))).toEqual([])
  })

  test('is refused if its file does not have it', () => {
    const root = aRoot()
    const path = join(root, 'src/card.module.css')
    expect(() => shortClassNames(root)('text', path)).toThrow(`${path} has no class text`)
  })
})
