import { Credit } from 'contract/answers/image.ts'
import type { GroupField } from 'payload'
import { fieldOf, fieldsOf, optionalFieldsOf } from './from-schema.ts'

/** spec/content A2 */
export const creditGroup: GroupField = {
  name: 'credit',
  type: 'group',
  interfaceName: 'Credit',
  admin: { condition: (data: Partial<{ kind: string }>) => data.kind === 'photograph' },
  fields: [
    fieldOf(Credit, 'view', { defaultValue: 'work' }),
    fieldOf(Credit, 'artists'),
    { type: 'row', fields: fieldsOf(Credit, 'work_title', 'series', 'year') },
    { type: 'row', fields: fieldsOf(Credit, 'medium', 'dimensions') },
    { type: 'row', fields: fieldsOf(Credit, 'photographer', 'courtesy') },
    { type: 'row', fields: optionalFieldsOf(Credit, 'copyright', 'licence') },
    fieldOf(Credit, 'ai_declared'),
  ],
}
