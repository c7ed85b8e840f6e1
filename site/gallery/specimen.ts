import type { ReactNode } from 'react'

/** A part of the site, drawn in one of its states. */
export interface Specimen {
  readonly name: string
  readonly element: ReactNode
}

/** Parts that belong together, and one picture of the visual tests. */
export interface Section {
  /** In its anchor and its picture's name. */
  readonly id: string
  readonly title: string
  readonly specimens: readonly Specimen[]
}
