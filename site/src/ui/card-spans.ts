import type { LayoutClass } from 'contract/rules/image-choice.ts'

/**
 * How many cells each card of a grid takes (spec/design GR5): a panorama two where the cells before it make pairs, so that
 * no row of two or four columns has a hole and nothing stands out of its order; everything else one.
 */
export function cardSpans(layouts: readonly (LayoutClass | undefined)[]): readonly (1 | 2)[] {
  let before = 0
  return layouts.map((layout) => {
    const span = layout === 'panorama' && before % 2 === 0 ? 2 : 1
    before += span
    return span
  })
}
