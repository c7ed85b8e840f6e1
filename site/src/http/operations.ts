import { createAnswerCounts } from './answer-counts.ts'
import { createProblems } from './problems.ts'
import { createSiteStatus, type SiteStatusDeps } from './site-status.ts'

export interface OperationsDeps extends Omit<SiteStatusDeps, 'isLeaving'> {
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

/** What whoever runs the site wants to know of it: how it stands, what it answered, what went wrong. */
export function createOperations({ log, ...sources }: OperationsDeps) {
  const problems = createProblems({ log, nowMs: () => performance.now() })
  const answers = createAnswerCounts()
  let isLeaving = false
  return {
    status: createSiteStatus({ ...sources, isLeaving: () => isLeaving }),
    answers: answers.entries,
    countAnswer: answers.add,
    problems: problems.counts,
    /** Problems of single requests, counted and logged sparingly. */
    report: problems.report,
    /** From now on the site says that it is not ready, and answers as before. */
    leave(): void {
      isLeaving = true
    },
  }
}
