/** A way to an edition. */
export interface YearWay {
  readonly year: number
  readonly href: string
  readonly text: string
}

/** The path of one of an edition's own screens (spec/asked §2). */
export function yearPath(year: number, screen: 'program' | 'artists' | 'venues'): string {
  return `/${year}/${screen}`
}
