/** Of a box's own area (spec/asked §9, spec/behaviour §20.9). */
export const IN_VIEW = 0.1
/** A box that is higher than this many viewports hardly reaches that share. */
const TALL_VIEWPORTS = 10

export interface Sighting {
  readonly isIntersecting: boolean
  readonly intersectionRatio: number
  readonly boundingClientRect: Pick<DOMRectReadOnly, 'width' | 'height'>
}

/** Whether a box is in view: a tenth of it, or any of a very tall one. One without area never is. */
export function hasEnteredView(
  { isIntersecting, intersectionRatio, boundingClientRect: box }: Sighting,
  viewportHeight: number,
): boolean {
  if (!hasArea(box)) return false
  const isTall = box.height > TALL_VIEWPORTS * viewportHeight
  return intersectionRatio >= IN_VIEW || (isTall && isIntersecting)
}

export function hasArea({ width, height }: Pick<DOMRectReadOnly, 'width' | 'height'>): boolean {
  return width > 0 && height > 0
}
