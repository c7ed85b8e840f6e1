/** Shows the findings of the rules in an open form: a list above the form, and a sentence at each field. */
import type { CollectionConfig, Field, GlobalConfig, PayloadRequest, UIField } from 'payload'
import { mapFields } from '../records/map-fields.ts'
import type { Check } from './refuse-errors.ts'
import { FINDINGS, type Finding } from '../rules/finding.ts'

/** From the root of the repository; the studio's import map turns them into the components. */
const LIST = '/studio/components/findings/findings-list.tsx#FindingsList'
const AT_FIELD = '/studio/components/findings/field-error.tsx#FieldError'

const list: UIField = {
  name: FINDINGS,
  type: 'ui',
  admin: {
    components: { Field: LIST },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}

/** Puts the list above the form of a collection or global, and the sentences at its fields. */
export function withFindings<Config extends CollectionConfig | GlobalConfig>(
  config: Config,
): Config {
  const isForm = !config.admin?.hidden && !('auth' in config && config.auth)
  return isForm ? { ...config, fields: [list, ...mapFields(config.fields, withSentence)] } : config
}

interface Looks<Doc> {
  /** Checks a whole record. Each field also has its own `validate`. */
  readonly lookAt: Check<Doc>
  /** Checks what only an open form shows, because it reads much of the database. */
  readonly lookFurther?: Check<Doc> | undefined
}

/** Sets the checks of a whole record. */
export function lookingAt<Doc>(lookAt: Check<Doc>, lookFurther?: Check<Doc>): Looks<Doc> {
  return { lookAt, lookFurther }
}

interface Looked {
  custom?: Record<string, unknown>
}

/** Returns the findings about a record, wherever its values come from. */
export async function findFindings(
  config: Looked,
  doc: object,
  req: PayloadRequest,
): Promise<readonly Finding[]> {
  return (await looksOf(config).lookAt?.(doc, req)) ?? []
}

/** Returns the findings about a record with the values that its open form has now. */
export async function findFormFindings(
  config: Looked,
  doc: object,
  req: PayloadRequest,
): Promise<readonly Finding[]> {
  const further = await looksOf(config).lookFurther?.(doc, req)
  return [...(await findFindings(config, doc, req)), ...(further ?? [])]
}

function looksOf({ custom = {} }: Looked): Partial<Looks<object>> {
  return custom // written by `lookingAt`; Payload keeps it as it is
}

/** Fields that only arrange others have no error of their own. */
const WITHOUT_ERROR = ['collapsible', 'group', 'join', 'row', 'tabs', 'ui']

function withSentence(field: Field): Field {
  if (WITHOUT_ERROR.includes(field.type)) return field
  const components = { Error: AT_FIELD, ...field.admin?.components }
  // Every type that is left has a component for its error; Payload's types do not say so of all of them together.
  return { ...field, admin: { ...field.admin, components } } as Field
}
