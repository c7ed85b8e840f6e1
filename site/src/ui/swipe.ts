/** The position of a finger, in CSS pixels. */
export interface Point {
  readonly clientX: number
  readonly clientY: number
}

/** In CSS pixels, about the width of a thumb. A shorter movement is a tap of an unsteady finger. */
const SWIPE_PX = 48

/** Undefined if this is no swipe: two fingers zoom, and in a zoomed page one finger moves the page. */
export function startOfSwipe([touch, ...others]: readonly Point[]): Point | undefined {
  const isZoomed = (visualViewport?.scale ?? 1) > 1
  return others.length === 0 && !isZoomed ? touch : undefined
}

/** The direction in which a finger has gone sideways; undefined for a tap and for a movement up or down. */
export function swipeFrom(
  from: Point | undefined,
  to: Point | undefined,
): 'left' | 'right' | undefined {
  if (!from || !to) return undefined
  const x = to.clientX - from.clientX
  const y = to.clientY - from.clientY
  if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(y)) return undefined
  return x < 0 ? 'left' : 'right'
}
