import type { Field } from 'payload'

/** Also changes the fields inside tabs, groups, rows, arrays and blocks. */
export function mapFields(fields: readonly Field[], change: (field: Field) => Field): Field[] {
  return fields.map((field) => change(withInner(field, change)))
}

function withInner(field: Field, change: (field: Field) => Field): Field {
  const inside = <Holder extends { fields: Field[] }>(holder: Holder): Holder => ({
    ...holder,
    fields: mapFields(holder.fields, change),
  })
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(inside) }
  if (field.type === 'blocks') return { ...field, blocks: field.blocks.map(inside) }
  return 'fields' in field ? inside(field) : field
}
