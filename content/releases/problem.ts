import type { Target } from '../saving/record.ts'

/** Why a release is refused, in words for staff that name the record, and the field where they can fix it. */
export interface ReleaseProblem {
  readonly message: string
  readonly place: ProblemPlace
}

/** A field of a record or global; `_status` means the form as a whole. */
export interface ProblemPlace {
  readonly target: Target
  /** The path of the field, as Payload writes it: `sessions.0.end`. */
  readonly field: string
}

/** Thrown when a rule refuses a release. */
export class ReleaseRefused extends Error {
  readonly place: ProblemPlace

  constructor({ message, place }: ReleaseProblem) {
    super(message)
    this.place = place
  }
}
