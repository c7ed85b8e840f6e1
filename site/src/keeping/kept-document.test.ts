import { aGlobal } from 'contract/testing/base-answers.ts'
import { describe, expect, test } from 'vitest'
import { bodyText, createTestSite, type TestSiteOptions } from '../../testing/create-test-site.ts'
import { readDocument } from './kept-document.ts'

async function htmlOf(target: string, options: TestSiteOptions = {}): Promise<string> {
  const site = await createTestSite(options)
  return bodyText((await site.answer(target)).body)
}

describe('which documents may be kept (spec/behaviour §35.5)', () => {
  test('a page may be kept, with its title and its build', async () => {
    expect(readDocument(await htmlOf('/partners'))).toEqual({
      title: 'Partners',
      buildId: 'test-build',
    })
  })

  test.each<readonly [string, string, TestSiteOptions]>([
    ['an error', '/nothing-here', {}],
    [
      'the holding page',
      '/partners',
      { answers: { '/global': aGlobal({ show_loading_screen: true }) } },
    ],
    ['a page of a preview', '/partners', { settings: { preview: { base: '/preview/x' } } }],
  ])('%s may not', async (_what, target, options) => {
    expect(readDocument(await htmlOf(target, options))).toBeUndefined()
  })
})
