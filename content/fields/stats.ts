import { Stat } from 'contract/answers/stubs.ts'
import type { ArrayField } from 'payload'
import { fieldsOf } from './from-schema.ts'

/** Such as `48 exhibitions`. */
export function statList(
  name: string,
  options: Pick<ArrayField, 'label' | 'minRows' | 'maxRows'> = {},
): ArrayField {
  return {
    name,
    type: 'array',
    interfaceName: 'StatList',
    labels: { singular: 'Figure', plural: 'Figures' },
    ...options,
    fields: [{ type: 'row', fields: fieldsOf(Stat, 'value', 'label') }],
  }
}
