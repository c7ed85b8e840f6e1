import { describe, expect, test } from 'vitest'
import { relatedSources } from './changed-tests.ts'

const TESTS: Readonly<Record<string, string>> = {
  'contract/rules/slug.test.ts': '',
  'site/journeys/crawl.test.ts': `import { startFestival } from '../testing/festival.ts'`,
  'site/journeys/menu.test.ts': '',
  'site/src/shell/menu.browser.test.ts': '',
  'site/src/keeping/keeping.offline.test.ts': '',
  'studio/journeys/publish.studio.test.ts': '',
  'launch/start.data.test.ts': `import { aClone } from './testing/stand-in-clone.ts'`,
  'launch/citations.test.ts': '',
}

describe('npm test -- changed', () => {
  test.each([
    [
      'site/src/shell/menu.tsx',
      [
        'site/journeys/crawl.test.ts',
        'site/journeys/menu.test.ts',
        'site/src/shell/menu.browser.test.ts',
        'site/src/keeping/keeping.offline.test.ts',
        'launch/citations.test.ts',
      ],
    ],
    [
      'content/compose/event.ts',
      [
        'site/journeys/crawl.test.ts',
        'studio/journeys/publish.studio.test.ts',
        'launch/citations.test.ts',
      ],
    ],
    [
      'launch/ports.ts',
      [
        'studio/journeys/publish.studio.test.ts',
        'launch/start.data.test.ts',
        'launch/citations.test.ts',
      ],
    ],
    ['docs/glossary.md', ['launch/citations.test.ts']],
    ['docs/home.png', []],
  ])('after a change of %s also runs the tests that do not import it', (changed, expected) => {
    const sources = relatedSources([changed], Object.keys(TESTS), (file) => TESTS[file] ?? '')
    expect(sources).toEqual([changed, ...expected])
  })
})
