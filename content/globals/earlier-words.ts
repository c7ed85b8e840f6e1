/** Texts that an earlier release stored in the header and the footer, and that now come from elsewhere. */
import type { Field, TextareaField, TextField } from 'payload'
import { shownWhen } from '../fields/shown-when.ts'
import { warning, type Finding, type Maybe } from '../rules/finding.ts'

/**
 * A field for such a text. What a festival typed is kept, and visitors still read it. The form shows the field until
 * staff empty it.
 */
export function earlierText(field: TextField | TextareaField): Field {
  return shownWhen((_data, beside) => Boolean(beside[field.name]), field)
}

/**
 * A warning at such a text. `source` names the place that the text comes from now, with an article; `words` is the
 * text there.
 */
export function checkEarlierText(
  field: string,
  typed: Maybe<string>,
  { words, source }: { readonly words: string; readonly source: string },
): Finding[] {
  if (!typed) return []
  const instead = words ? `“${words}” is then shown, from ${source}` : `${source} then says it`
  return [warning(field, `This was typed here before it had one place. Empty it: ${instead}`)]
}
