/** What a rule found (spec/content B1): errors prevent publishing, warnings are only shown. */
export interface Finding {
  readonly level: 'error' | 'warning'
  /** As Payload writes it: `sessions.0.end`. */
  readonly field: string
  /** A sentence for staff. */
  readonly message: string
}

/** The entry in a form's state with the findings about the record. */
export const FINDINGS = 'findings'

export interface FoundInForm {
  /** Different in each response, because a form ignores a value that equals the one before. */
  readonly answer: string
  /** A hash of the checked values: the form sees whether they changed (`studio/components/findings/hash-values.ts`). */
  readonly checked: string
  readonly findings: readonly Finding[]
  /** Fields with an error because they were empty. It no longer applies to a field that is filled in since. */
  readonly empty: readonly string[]
}

/** At a required field that is empty, in Payload's fields and in ours. */
export const NEEDED = 'This is needed'

export function error(field: string, message: string): Finding {
  return { level: 'error', field, message }
}

export function warning(field: string, message: string): Finding {
  return { level: 'warning', field, message }
}

/** A draft may leave a field empty. */
export type Maybe<Value> = Value | null | undefined

/** An id, or the populated record. */
export type Relation = Maybe<number | { readonly id: number }>

export function idOf(relation: Relation): number | undefined {
  return typeof relation === 'object' ? relation?.id : relation
}
