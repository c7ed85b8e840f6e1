/** A finding of a rule (spec/content B1): errors prevent publishing, warnings are only shown. */
export interface Finding {
  readonly level: 'error' | 'warning'
  /** The path of the field, as Payload writes it: `sessions.0.end`. */
  readonly field: string
  /** A sentence for staff. */
  readonly message: string
}

/** The entry of a form's state that holds the findings of the record. */
export const FINDINGS = 'findings'

/** The value of that entry. */
export interface FoundInForm {
  /** New in each answer: a form takes no notice of an answer that equals the one before. */
  readonly answer: string
  /** What was checked, by `studio/components/findings/print-of.ts`: by it a form sees that it has changed since. */
  readonly checked: string
  readonly findings: readonly Finding[]
  /** The fields with an error that were empty then. What was typed since is no error of theirs. */
  readonly empty: readonly string[]
}

/** The message of Payload and of our own fields at an empty required field. */
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

/** The id a relation points to. */
export function idOf(relation: Relation): number | undefined {
  return typeof relation === 'object' ? relation?.id : relation
}
