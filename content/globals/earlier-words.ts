/** Texts that were typed in the header and the footer before they had one place elsewhere. */
import type { Field, TextareaField, TextField } from 'payload'
import { shownWhen } from '../fields/shown-when.ts'
import { warning, type Finding, type Maybe } from '../rules/finding.ts'

/**
 * A text that an earlier release asked for here. What a festival typed is kept, and visitors go on reading it; the form
 * shows it until it is emptied, and then no longer.
 */
export function earlierText(field: TextField | TextareaField): Field {
  return shownWhen((_data, beside) => Boolean(beside[field.name]), field)
}

/** A finding at an earlier text. `source` is its place now, with an article; `words` is what that says. */
export function checkEarlierText(
  field: string,
  typed: Maybe<string>,
  { words, source }: { readonly words: string; readonly source: string },
): Finding[] {
  if (!typed) return []
  const instead = words ? `“${words}” is then shown, from ${source}` : `${source} then says it`
  return [warning(field, `This was typed here before it had one place. Empty it: ${instead}`)]
}
