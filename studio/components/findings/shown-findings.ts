import { FINDINGS, type Finding, type FoundInForm } from 'content/rules/finding.ts'
import type { FormField, FormState } from 'payload'

/** How a finding is shown: `todo` is an error of a field that nobody has filled in yet. */
export type Urgency = 'must' | 'todo' | 'should'

export interface ShownFinding extends Finding {
  readonly urgency: Urgency
}

/**
 * The findings to show: those of the server, and those that a field or a save has found since. With `isOverdue`, a
 * `todo` is shown as a `must`.
 */
export function shownFindings(state: FormState, isOverdue: boolean): ShownFinding[] {
  const { findings: found, empty } = foundIn(state)
  const known = new Set(found.map(({ field, message }) => `${field} ${message}`))
  const since = Object.entries(state).flatMap(([field, { valid, errorMessage: message }]) =>
    valid === false && message && !known.has(`${field} ${message}`)
      ? [{ level: 'error' as const, field, message }]
      : [],
  )
  // A later error of a field replaces the server's error there. The server's warnings stay: the form itself finds only
  // errors.
  const fresh = new Set(since.map(({ field }) => field))
  // A field that was empty and is filled now waits for the next response: it is neither right nor wrong until then.
  const isFilledSince = (field: string) => empty.includes(field) && !isEmpty(state[field])
  const all = [
    ...found.filter(
      ({ level, field }) => level === 'warning' || !(fresh.has(field) || isFilledSince(field)),
    ),
    ...since,
  ]
  return all.map((finding) => ({ ...finding, urgency: urgencyOf(finding, state, isOverdue) }))
}

/** `form-state.ts` writes this entry. Before its first response there are no findings. */
function foundIn(state: FormState): Pick<FoundInForm, 'findings' | 'empty'> {
  return (state[FINDINGS]?.value as FoundInForm | undefined) ?? { findings: [], empty: [] }
}

function urgencyOf({ level, field }: Finding, state: FormState, isOverdue: boolean): Urgency {
  if (level === 'warning') return 'should'
  const now = state[field]
  const before = { ...now, value: now?.initialValue }
  return isEmpty(now) && isEmpty(before) && !isOverdue ? 'todo' : 'must'
}

/** The value of a list with rows is their number. For any other field 0 is a value, not empty. */
export function isEmpty({ value, rows }: Pick<FormField, 'value' | 'rows'> = {}): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (value === 0 && rows !== undefined) ||
    (Array.isArray(value) && value.length === 0)
  )
}
