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

/** Sets the check of a whole record. Each field also has its own `validate`. */
export function lookingAt<Doc>(lookAt: Check<Doc>): { lookAt: Check<Doc> } {
  return { lookAt }
}

/** Returns the findings about a record with the values that its form has now. */
export async function findFindings(
  { custom }: { custom?: Record<string, unknown> },
  doc: object,
  req: PayloadRequest,
): Promise<readonly Finding[]> {
  // Written by `lookingAt` and by nothing else; Payload keeps it as it is.
  const lookAt = custom?.['lookAt'] as Check<object> | undefined
  return lookAt ? lookAt(doc, req) : []
}

/** Fields that only arrange others have no error of their own. */
const WITHOUT_ERROR = ['collapsible', 'group', 'join', 'row', 'tabs', 'ui']

function withSentence(field: Field): Field {
  if (WITHOUT_ERROR.includes(field.type)) return field
  const components = { Error: AT_FIELD, ...field.admin?.components }
  // Every type that is left has a component for its error; Payload's types do not say so of all of them together.
  return { ...field, admin: { ...field.admin, components } } as Field
}
