import { APIError } from 'payload'
import { CONFLICT } from '../requests/http-status.ts'
import type { Target } from '../saving/record.ts'

/**
 * One reason why a release is refused, in words for staff that name the record, and the field where they can fix it.
 */
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

/** All problems as one text; empty if there are none. */
export function problemsText(problems: readonly ReleaseProblem[]): string {
  return problems.map(({ message }) => message).join(' ')
}

/** Thrown when rules refuse a release; its message has all problems. */
export class ReleaseRefused extends Error {
  readonly problems: readonly ReleaseProblem[]

  constructor(problems: readonly ReleaseProblem[]) {
    super(problemsText(problems))
    this.problems = problems
  }
}

/** A refused release, in the response of an endpoint. The studio shows the problems as links to their fields. */
export interface RefusedProblems {
  /** What stays as it was: `Nothing is scheduled.`, or `It failed again.` */
  readonly unchanged: string
  readonly problems: readonly ReleaseProblem[]
}

/** Returns an error for an endpoint; its message has all problems. */
export function refusalOfProblems({ unchanged, problems }: RefusedProblems): Error {
  const message = `${unchanged} ${problemsText(problems)}`
  return new APIError(message, CONFLICT, { refused: { unchanged, problems } }, true)
}
