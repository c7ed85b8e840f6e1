import type { ReactNode } from 'react'

export interface Specimen {
  readonly name: string
  readonly element: ReactNode
}

/** Parts that belong together; the visual tests take one picture of each section. */
export interface Section {
  /** Used in the anchor of the section and in the name of its picture. */
  readonly id: string
  readonly title: string
  readonly specimens: readonly Specimen[]
}
