import { readFile } from 'node:fs/promises'
import { resolveTheme } from 'contract/rules/theme.ts'
import { describe, expect, test } from 'vitest'
import { darkProperties, themeProperties } from './page-properties.ts'

const on = (backgroundColor: string) => themeProperties(resolveTheme({ backgroundColor }))

describe('a theme as properties (spec/behaviour §11.2; spec/design TH2–TH5)', () => {
  test('has the three colours of the specification if the page has no theme', () => {
    expect(themeProperties(resolveTheme())).toMatchObject({
      '--color': '#000000',
      '--background': '#ffffff',
      '--accent': '#8c8c8c',
      '--ink-2': undefined,
      '--accent-text': undefined,
      'color-scheme': 'light',
    })
  })

  test('takes the text colour for quiet text if the mix is too weak, and the accent as text if the accent is strong enough', () => {
    expect(on('#757575')['--ink-2']).toBe('var(--color)')
    expect(on('#000000')['--accent-text']).toBe('var(--accent)')
  })

  test.each([
    ['#000000', 'dark'],
    ['#3c1730', 'dark'],
    ['#808080', 'light'],
    ['#ffffff', 'light'],
  ])('on %s the browser’s own parts are %s', (background, scheme) => {
    expect(on(background)['color-scheme']).toBe(scheme)
  })

  test.each([
    ['#ffffff', undefined],
    ['#000000', undefined],
    ['#e8402a', 'var(--color)'],
    ['#757575', 'var(--color)'],
  ])('on %s the error colour is %s: as it is from 3:1 up', (background, expected) => {
    expect(on(background)['--error']).toBe(expected)
  })

  test('has the same error colour as the tokens', async () => {
    const [source, tokens] = await Promise.all(
      ['page-properties.ts', '../styles/tokens.css'].map((file) =>
        readFile(`${import.meta.dirname}/${file}`, 'utf8'),
      ),
    )
    const colour = /--error: (#[0-9a-f]{6})/.exec(tokens ?? '')?.[1]
    expect(source).toContain(`ERROR = '${colour}'`)
  })
})

describe('a page for visitors who chose dark (spec/behaviour §37.2)', () => {
  test('is white on black if it has the default theme', () => {
    expect(darkProperties(resolveTheme())).toMatchObject({
      '--color': '#ffffff',
      '--background': '#000000',
      'color-scheme': 'dark',
    })
  })

  test.each([{ backgroundColor: '#f4f0e6' }, { accentColor: '#c2410c' }, { color: '#222' }])(
    'keeps its own colours: %o',
    (theme) => {
      expect(darkProperties(resolveTheme(theme))).toBeUndefined()
    },
  )
})
