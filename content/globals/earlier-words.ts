/** Texts that an earlier studio stored in the header and the footer, and that come from elsewhere now. */
import type { Field, TextareaField, TextField } from 'payload'
import { shownWhen } from '../fields/shown-when.ts'
import { warning, type Finding, type Maybe } from '../rules/finding.ts'

/** Texts that a festival has typed stay. The form shows the field until staff empty it. */
export function earlierText(field: TextField | TextareaField): Field {
  return shownWhen((_data, beside) => Boolean(beside[field.name]), field)
}

/** `source` is the place that the text comes from now, such as `the current edition`; `words` is the text there. */
export function checkEarlierText(
  field: string,
  typed: Maybe<string>,
  { words, source }: { readonly words: string; readonly source: string },
): Finding[] {
  if (!typed) return []
  const instead = words ? `“${words}” is then shown, from ${source}` : `${source} then says it`
  return [warning(field, `This was typed here before it had one place. Empty it: ${instead}`)]
}
