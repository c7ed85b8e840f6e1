import { describe, expect, test } from 'vitest'
import { createClassNames } from './class-names.ts'

describe('a class is named by its file', () => {
  test.each([
    ['title', '/site/src/ui/card.module.css', 'card_title'],
    ['isLong', '/site/src/ui/section-head.module.css', 'section-head_isLong'],
    ['title', '/site/src/ui/card.module.css?inline', 'card_title'],
  ])('%s of %s: %s', (local, file, name) => {
    expect(createClassNames()(local, file)).toBe(name)
  })

  test('which no other file of the build is called', () => {
    const classNames = createClassNames()
    classNames('title', '/site/src/ui/card.module.css')
    expect(() => classNames('text', '/site/src/map/card.module.css')).toThrow(
      '/site/src/ui/card.module.css and /site/src/map/card.module.css would name their classes alike',
    )
  })
})
