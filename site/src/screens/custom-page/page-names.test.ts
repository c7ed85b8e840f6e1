import { describe, expect, test } from 'vitest'
import { pageNames } from './load.ts'

describe('names of a generic page (spec/screens §5.17)', () => {
  test.each([
    ['about', ['about']],
    ['visit/access', ['visit/access']],
    ['learn/schools/teachers-notes', ['learn/schools/teachers-notes']],
    ['2024/visit', ['2024/visit', '2024-visit']],
    ['2021/from-home/reading-list', ['2021/from-home/reading-list', '2021-from-home/reading-list']],
    ['2024', ['2024']],
    ['20245/x', ['20245/x']],
    ['about/2024', ['about/2024']],
    ['', ['']],
  ])('of %j are %j', (path, names) => {
    expect(pageNames(path)).toEqual(names)
  })
})
