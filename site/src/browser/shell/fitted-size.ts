/** spec/asked §9. */
const MIN_PX = 48

/** The font size at which a text of `em` fills `availablePx`, but never below the floor (spec/asked §2, spec/behaviour §21.1). */
export function fittedSize(availablePx: number, em: number): number {
  return Math.max(MIN_PX, availablePx / em)
}
