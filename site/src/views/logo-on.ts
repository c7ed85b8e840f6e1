import { prefersLight } from 'contract/rules/colour.ts'

export interface LogoFile {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** The logos of a partner. `light` is for dark backgrounds; it may be the same file as `logo`. */
interface LogoFiles {
  readonly logo?: LogoFile | undefined
  readonly light?: LogoFile | undefined
}

export interface LogoView {
  readonly file: LogoFile
  /** The logo for a visitor who chose dark (spec/behaviour §37.2). */
  readonly inDark?: LogoFile | undefined
  /** A white plate behind a dark logo: always, or only for a visitor who chose dark (spec/design TH5). */
  readonly plate?: 'always' | 'dark' | undefined
}

/**
 * The logo of a partner on a background, given as a colour (spec/behaviour §11.2, §14.4). One logo alone is used on
 * every background. Undefined if the partner has none.
 */
export function logoOn({ logo, light }: LogoFiles, background: string): LogoView | undefined {
  const isDarkBackground = prefersLight(background)
  if (!logo) return light && { file: light }
  if (!light || light.src === logo.src) {
    return { file: logo, plate: isDarkBackground ? 'always' : 'dark' }
  }
  return isDarkBackground ? { file: light } : { file: logo, inDark: light }
}
