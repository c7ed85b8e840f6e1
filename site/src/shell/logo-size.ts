/** In px: 34 high at the shape of an ordinary logo, and so much area for every other (spec/design §5.3.2). */
const AREA = 34 * 150
const MIN_HEIGHT = 24
const MAX_HEIGHT = 44

export interface LogoSize {
  readonly width: number
  readonly height: number
}

/** The size at which logos of different shapes look equally large; one without dimensions is taken as ordinary. */
export function logoSize(width: number, height: number): LogoSize {
  const ratio = width > 0 && height > 0 ? width / height : 150 / 34
  const shown = Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, Math.sqrt(AREA / ratio)))
  return { width: Math.round(shown * ratio), height: Math.round(shown) }
}
