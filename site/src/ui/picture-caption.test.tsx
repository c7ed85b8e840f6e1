import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PictureCaption } from './picture-caption.tsx'

test('a picture’s caption has works in italics and their sizes on one line', () => {
  const text = 'Piet Hallorann, [Eleven], 2023, pigment print, 45.5 × 110 cm. Courtesy the artist.'
  expect(renderToStaticMarkup(<PictureCaption text={text} />)).toBe(
    'Piet Hallorann, <em>Eleven</em>, 2023, pigment print, <span class="unbroken">45.5 × 110 cm</span>. Courtesy the artist.',
  )
})
