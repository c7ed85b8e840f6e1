import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Unbroken } from './unbroken.tsx'

/** The parts of a text that are never broken. */
function whole(text: string): string[] {
  const html = renderToStaticMarkup(<Unbroken text={text} />)
  expect(html.replace(/<[^>]*>/g, '')).toBe(text)
  return [...html.matchAll(/<span class="unbroken">([^<]*)</g)].map(([, part = '']) => part)
}

describe('a text that breaks between its words', () => {
  test.each<[string, string[]]>([
    ['Saturday 14 March', ['14 March']],
    ['Saturday 14 March 2026, 6–7.30pm', ['14 March', '6–7.30pm']],
    ['6–29 March 2026', ['6–29 March']],
    ['9 March – 1 April 2018', ['9 March', '1 April']],
    ['6–7pm AEST', ['6–7pm']],
    ['Friday 20 March, 11.30pm–12.45am', ['20 March', '11.30pm–12.45am']],
    ['10am–4pm', ['10am–4pm']],
    ['Always open', []],
  ])('keeps on one line, of “%s”, %o', (text, kept) => {
    expect(whole(text)).toEqual(kept)
  })
})
