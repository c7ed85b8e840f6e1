/** A finding of a rule (spec/content B1): errors prevent publishing, warnings are only shown. */
export interface Finding {
  readonly level: 'error' | 'warning'
  /** The path of the field, as Payload writes it: `sessions.0.end`. */
  readonly field: string
  /** A sentence for staff. */
  readonly message: string
}

/** The name of the entry in a form's state that has the findings about the record. */
export const FINDINGS = 'findings'

/** The value of the entry `FINDINGS`. */
export interface FoundInForm {
  /** A text that is different in each response, because a form ignores a value that equals the one before. */
  readonly answer: string
  /**
   * A hash of the values that were checked (`studio/components/findings/hash-values.ts`). The form compares it with a
   * hash of its present values, to see whether they have changed since.
   */
  readonly checked: string
  readonly findings: readonly Finding[]
  /**
   * The fields that had an error because they were empty. If somebody has filled one in since, the error no longer
   * applies.
   */
  readonly empty: readonly string[]
}

/** The message at a required field that is empty, in Payload's fields and in ours. */
export const NEEDED = 'This is needed'

export function error(field: string, message: string): Finding {
  return { level: 'error', field, message }
}

export function warning(field: string, message: string): Finding {
  return { level: 'warning', field, message }
}

/** A field that a draft may leave empty. */
export type Maybe<Value> = Value | null | undefined

/** A relation: an id, or the populated record. */
export type Relation = Maybe<number | { readonly id: number }>

/** The id to which a relation refers. */
export function idOf(relation: Relation): number | undefined {
  return typeof relation === 'object' ? relation?.id : relation
}
