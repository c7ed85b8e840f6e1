import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import { findFormFindings } from 'content/hooks/findings.ts'
import { error, FINDINGS, type Finding, type FoundInForm } from 'content/rules/finding.ts'
import { randomUUID } from 'node:crypto'
import type { BuildFormStateArgs, FormState, ServerFunction } from 'payload'
import { hashValues } from './components/findings/hash-values.ts'
import { isEmpty } from './components/findings/shown-findings.ts'
import { recordOf } from './components/saving/form-values.ts'

/**
 * Payload's `form-state`, which a form requests after each change. For a whole record it also checks every field and
 * the record's own rules, even if nobody has tried to save it.
 */
export const formState: ServerFunction<
  BuildFormStateArgs,
  ReturnType<typeof buildFormStateHandler>
> = async (asked) => {
  const args = { ...asked, ...WITHOUT_LOCK }
  const whole = wholeRecordOf(args)
  if (!whole)
    return buildFormStateHandler(isTextLink(args) ? { ...args, renderAllFields: true } : args)
  const checked = hashValues(args.formState ?? {})
  const result = await buildFormStateHandler({ ...args, skipValidation: false })
  if (!result.state?.[FINDINGS]) return result
  const values = recordOf(result.state)
  const doc = args.id === undefined ? values : { ...values, id: args.id }
  const found = await findFormFindings(whole, doc, args.req)
  return { ...result, state: withFindings(result.state, { checked, found }) }
}

/** Forms are never locked or outdated, because our saving merges the changes of two people. */
const WITHOUT_LOCK = { checkForStaleData: false, returnLockStatus: false, updateLastEdited: false }

/**
 * Whether the form is that of a link inside a text. After a refusal Payload replaces the whole state of that form with
 * the response. Without `renderAllFields` the response lacks the components of fields that are already drawn, and our
 * field for the address would disappear.
 */
function isTextLink({ schemaPath }: BuildFormStateArgs): boolean {
  return schemaPath?.endsWith('.lexical_internal_feature.link.fields') ?? false
}

/**
 * The configuration of the collection or global whose form sends the request; none for the drawer of a text, or when
 * many records are edited.
 */
function wholeRecordOf({
  collectionSlug,
  globalSlug,
  req,
  schemaPath,
  select,
}: BuildFormStateArgs) {
  const slug = collectionSlug ?? globalSlug
  if (select || slug === undefined || (schemaPath !== undefined && schemaPath !== slug))
    return undefined
  const { collections, globals } = req.payload.config
  return collectionSlug === undefined
    ? globals.find((each) => each.slug === slug)
    : collections.find((each) => each.slug === slug)
}

/**
 * Adds to the state a sentence at each wrong field, and all findings in the field `FINDINGS`, which the list of
 * findings reads.
 */
function withFindings(
  state: FormState,
  { checked, found }: { readonly checked: string; readonly found: readonly Finding[] },
): FormState {
  const ofFields = Object.entries(state).flatMap(([path, { valid, errorMessage }]) =>
    valid === false && errorMessage ? [error(path, errorMessage)] : [],
  )
  const rules = found.filter(
    ({ level, field }) => level === 'warning' || !ofFields.some((each) => each.field === field),
  )
  const next = { ...state }
  for (const { level, field, message } of rules) {
    if (level === 'error') markWrong(next, field, message)
  }
  // A form takes only those values from the response that are marked `addedByServer`.
  const findings = [...ofFields, ...rules]
  const empty = findings.flatMap(({ level, field }) =>
    level === 'error' && isEmpty(state[field]) ? [field] : [],
  )
  const value: FoundInForm = { answer: randomUUID(), checked, findings, empty }
  next[FINDINGS] = { ...next[FINDINGS], value, addedByServer: true }
  return next
}

/** Marks a field and everything that contains it as wrong, as Payload's own checks do. */
function markWrong(state: FormState, path: string, message: string): void {
  const field = state[path]
  if (field) state[path] = { ...field, valid: false, errorMessage: field.errorMessage ?? message }
  const parts = path.split('.')
  for (const length of parts.keys()) {
    const at = parts.slice(0, length).join('.')
    const owner = state[at]
    if (!owner) continue
    state[at] = { ...owner, valid: false, errorPaths: [...(owner.errorPaths ?? []), path] }
  }
}
