import { readFileSync } from 'node:fs'
import { CARD_RATIOS, GUIDE_RATIO, LEGACY_RATIO, POSTER_RATIO } from 'contract/rules/crops.ts'
import { expect, test } from 'vitest'

/** The ratios to which a style sheet crops pictures, in the order of the sheet. */
function ratiosIn(sheet: string): number[] {
  const css = readFileSync(new URL(sheet, import.meta.url), 'utf8')
  return [...css.matchAll(/aspect-ratio: (\d+)(?: \/ (\d+))?;/g)].map(
    ([, width, height = '1']) => Number(width) / Number(height),
  )
}

test.each([
  ['./picture.module.css', Object.values(CARD_RATIOS)],
  ['./guide-card.module.css', [GUIDE_RATIO]],
  ['./legacy-grid.module.css', [LEGACY_RATIO]],
  ['../screens/legacy-artists/legacy-artists.module.css', [LEGACY_RATIO]],
  ['./player.module.css', [POSTER_RATIO]],
])('%s crops as the studio shows it beside the focal point', (sheet, ratios) => {
  expect(ratiosIn(sheet)).toEqual(ratios)
})

test('cards have the width of their cropped pictures', () => {
  const css = readFileSync(new URL('../styles/base.css', import.meta.url), 'utf8')
  const shapes = css.matchAll(/\[data-shape='(\w+)'\] \{\s*--shape: ([\d.]+);/g)
  const [, otherwise] = /\.pictureCard \{\s*--shape: ([\d.]+);/.exec(css) ?? []
  expect({
    square: Number(otherwise),
    ...Object.fromEntries([...shapes].map(([, shape = '', ratio]) => [shape, Number(ratio)])),
  }).toEqual(CARD_RATIOS)
})
