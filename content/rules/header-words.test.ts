import { describe, expect, test } from 'vitest'
import { headerWords, type EditionWords } from './header-words.ts'

const edition: EditionWords = {
  name: 'Parallax 2026',
  theme_title: 'Afterimage',
  where: 'Melbourne & Victoria',
  start: '2026-03-06',
  end: '2026-03-29',
}

describe('the words of the header (spec/content B15)', () => {
  test.each<[string, EditionWords | undefined, string | undefined, readonly string[]]>([
    [
      'are those of the edition and the name of the site',
      edition,
      'Parallax',
      ['Parallax 2026', 'Parallax', 'Melbourne & Victoria, 6–29 March 2026', 'Theme: Afterimage'],
    ],
    [
      'leave out what the edition does not say',
      { name: 'Parallax 2027', where: '', start: null },
      undefined,
      ['Parallax 2027', 'Parallax 2027', '', ''],
    ],
    [
      'have dates without a place',
      { ...edition, where: undefined, start: '2018-03-09', end: '2018-04-08' },
      'Parallax',
      ['Parallax 2026', 'Parallax', '9 March – 8 April 2018', 'Theme: Afterimage'],
    ],
    [
      'are the name of the site while no edition is public',
      undefined,
      'Parallax',
      ['Parallax', 'Parallax', '', ''],
    ],
  ])('%s', (_case, given, siteName, [title, mobile_title, where, theme_text]) => {
    expect(headerWords(given, siteName)).toEqual({ title, mobile_title, where, theme_text })
  })
})
