import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LoadingBar } from './loading-bar.tsx'

describe('the colour of the loading bar (spec/behaviour §17.6)', () => {
  test.each([
    ['#ffffff', false],
    ['#000000', true],
    ['#00031a', true],
    ['#1a1a1a', false],
  ])('on %s is that of the text: %s', (backgroundColor, isDark) => {
    const bar = renderToStaticMarkup(<LoadingBar backgroundColor={backgroundColor} />)
    expect(bar.includes('data-dark')).toBe(isDark)
  })
})
