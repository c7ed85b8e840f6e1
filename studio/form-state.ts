import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import { findFindings } from 'content/hooks/findings.ts'
import { error, FINDINGS, type Finding } from 'content/rules/finding.ts'
import type { BuildFormStateArgs, FormState, ServerFunction } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'

/**
 * Payload's `form-state`, which a form asks for after each change. Of a whole record it also checks every field and the
 * record's own rules, whether or not anybody has tried to save it.
 */
export const formState: ServerFunction<
  BuildFormStateArgs,
  ReturnType<typeof buildFormStateHandler>
> = async (asked) => {
  const args = { ...asked, ...WITHOUT_LOCK }
  const whole = wholeRecordOf(args)
  if (!whole)
    return buildFormStateHandler(isTextLink(args) ? { ...args, renderAllFields: true } : args)
  const result = await buildFormStateHandler({ ...args, skipValidation: false })
  if (!result.state?.[FINDINGS]) return result
  const values = valuesOf(result.state)
  const doc = args.id === undefined ? values : { ...values, id: args.id }
  const found = await findFindings(whole, doc, args.req)
  return { ...result, state: withFindings(result.state, found) }
}

/** Our saving merges what two people type, so no form is locked, or out of date. */
const WITHOUT_LOCK = { checkForStaleData: false, returnLockStatus: false, updateLastEdited: false }

/** Payload's form of a link takes what is refused in the place of all that it has, and would lose our field for the address. */
function isTextLink({ schemaPath }: BuildFormStateArgs): boolean {
  return schemaPath?.endsWith('.lexical_internal_feature.link.fields') ?? false
}

/** The configuration of the collection or global whose form asks; none for a drawer of a text, or an edit of many. */
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

/** The record as its rules know it: in a form's state, an empty list is the number 0. */
function valuesOf(state: FormState): object {
  const withLists = Object.entries(state).map(([path, field]) => {
    const isEmptyList = field.rows !== undefined && field.rows.length === 0
    return [path, isEmptyList ? { ...field, value: [] } : field]
  })
  return reduceFieldsToValues(Object.fromEntries(withLists), true)
}

/** The state in which each wrong field has its sentence, and the entry of the list has all findings. */
function withFindings(state: FormState, found: readonly Finding[]): FormState {
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
  // Only what the server adds is taken by the form as it is.
  next[FINDINGS] = { ...next[FINDINGS], value: [...ofFields, ...rules], addedByServer: true }
  return next
}

/** Marks a field and all that it is in, as Payload does with what its own checks find. */
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
