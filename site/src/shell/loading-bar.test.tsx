import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ERROR_COLOUR, LoadingBar } from './loading-bar.tsx'

const attributes = (backgroundColor: string) =>
  [
    ...renderToStaticMarkup(<LoadingBar backgroundColor={backgroundColor} />).matchAll(
      /data-[a-z-]+/g,
    ),
  ]
    .map(([name]) => name)
    .join(' ')

describe('the colours of the loading bar (spec/behaviour §17.6)', () => {
  test.each([
    ['#ffffff', ''],
    ['#000000', 'data-dark'],
    ['#00031a', 'data-dark'],
    // Under 3:1 with the colour of errors.
    ['#d62b1f', 'data-plain-error'],
    ['#7a7a7a', 'data-plain-error'],
  ])('on %s are marked "%s"', (backgroundColor, expected) => {
    expect(attributes(backgroundColor)).toBe(expected)
  })

  test('know the token of errors', async () => {
    const tokens = await readFile(join(import.meta.dirname, '../styles/tokens.css'), 'utf8')
    expect(tokens).toContain(`--error: ${ERROR_COLOUR};`)
  })
})
