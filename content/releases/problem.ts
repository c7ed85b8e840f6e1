import { APIError } from 'payload'
import { CONFLICT } from '../requests/http-status.ts'
import type { Target } from '../saving/record.ts'

/** Why a release is refused, in words for staff that name the record, and the field where they can fix it. */
export interface ReleaseProblem {
  readonly message: string
  readonly place: ProblemPlace
}

/** The field `_status` means the form as a whole. */
export interface ProblemPlace {
  readonly target: Target
  /** As Payload writes it: `sessions.0.end`. */
  readonly field: string
}

export function problemsText(problems: readonly ReleaseProblem[]): string {
  return problems.map(({ message }) => message).join(' ')
}

/** The message has all problems. */
export class ReleaseRefused extends Error {
  readonly problems: readonly ReleaseProblem[]

  constructor(problems: readonly ReleaseProblem[]) {
    super(problemsText(problems))
    this.problems = problems
  }
}

/** In the response of an endpoint. The studio shows the problems as links to their fields. */
export interface RefusedProblems {
  /** What stays as it was: `Nothing is scheduled.`, or `It failed again.` */
  readonly unchanged: string
  readonly problems: readonly ReleaseProblem[]
}

/** The message of the error has all problems. */
export function refusalOfProblems({ unchanged, problems }: RefusedProblems): Error {
  const message = `${unchanged} ${problemsText(problems)}`
  return new APIError(message, CONFLICT, { refused: { unchanged, problems } }, true)
}
