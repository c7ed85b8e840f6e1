import type { Target } from '../saving/record.ts'

/** Why a release is refused, in words for staff that name the record, and the place where that is mended. */
export interface ReleaseProblem {
  readonly message: string
  readonly place: ProblemPlace
}

/** A field of a record or global; `_status` where all of the form is meant. */
export interface ProblemPlace {
  readonly target: Target
  /** The path of the field, as Payload writes it: `sessions.0.end`. */
  readonly field: string
}

/** A release that a rule refuses. */
export class ReleaseRefused extends Error {
  readonly place: ProblemPlace

  constructor({ message, place }: ReleaseProblem) {
    super(message)
    this.place = place
  }
}
