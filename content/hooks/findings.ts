/** Shows the findings of the rules in an open form: a list above the form, and a sentence at each field. */
import type { CollectionConfig, Field, GlobalConfig, PayloadRequest, UIField } from 'payload'
import { mapFields } from '../records/map-fields.ts'
import type { Check } from './refuse-errors.ts'
import { FINDINGS, type Finding } from '../rules/finding.ts'

/** From the root of the repository. The studio's import map turns these paths into components. */
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

/** Hidden collections have no form, and accounts have their own. */
export function withFindings<Config extends CollectionConfig | GlobalConfig>(
  config: Config,
): Config {
  const isForm = !config.admin?.hidden && !('auth' in config && config.auth)
  return isForm ? { ...config, fields: [list, ...mapFields(config.fields, withSentence)] } : config
}

interface RecordChecks<Doc> {
  /** Checks a whole record. Each field also has its own `validate`. */
  readonly check: Check<Doc>
  /** A slow check, which reads many records. Only an open form runs it. */
  readonly checkInForm?: Check<Doc> | undefined
}

/** The properties of `custom` with which a collection or global names its checks. */
export function recordChecks<Doc>(check: Check<Doc>, checkInForm?: Check<Doc>): RecordChecks<Doc> {
  return { check, checkInForm }
}

interface WithChecks {
  custom?: Record<string, unknown>
}

/** The record may be unsaved, such as a row of a sheet. */
export async function findFindings(
  config: WithChecks,
  doc: object,
  req: PayloadRequest,
): Promise<readonly Finding[]> {
  return (await checksOf(config).check?.(doc, req)) ?? []
}

/** `doc` has the values of the open form. */
export async function findFormFindings(
  config: WithChecks,
  doc: object,
  req: PayloadRequest,
): Promise<readonly Finding[]> {
  const inForm = await checksOf(config).checkInForm?.(doc, req)
  return [...(await findFindings(config, doc, req)), ...(inForm ?? [])]
}

function checksOf({ custom = {} }: WithChecks): Partial<RecordChecks<object>> {
  return custom // written by `recordChecks`; Payload keeps it as it is
}

/** Without a value there is no error to show. */
const WITHOUT_ERROR = ['collapsible', 'group', 'join', 'row', 'tabs', 'ui']

function withSentence(field: Field): Field {
  if (WITHOUT_ERROR.includes(field.type)) return field
  const components = { Error: AT_FIELD, ...field.admin?.components }
  // Every remaining type of field has a component for its error, but Payload's types do not say so of their union.
  return { ...field, admin: { ...field.admin, components } } as Field
}
