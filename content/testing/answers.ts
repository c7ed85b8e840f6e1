import { compose, type ComposeOptions } from '../compose/compose.ts'
import { toEntry, type Entries } from '../stores/revisions.ts'
import type { Documents } from '../stores/documents.ts'

/** In the form that a revision contains. */
export function entriesOf(answers: Readonly<Record<string, unknown>>): Entries {
  return new Map(
    Object.entries(answers).map(([key, answer]) => [key, toEntry(JSON.stringify(answer))]),
  )
}

export function composeAnswers(documents: Documents, options: ComposeOptions) {
  const { answers, ...others } = compose(documents, options)
  const read = [...answers].map(([key, { body }]): [string, unknown] => [key, JSON.parse(body)])
  return { ...others, answers: new Map(read) }
}
