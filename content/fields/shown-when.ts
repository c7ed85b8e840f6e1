import type { Condition, Field, FieldHook } from 'payload'

/** `beside` are the fields beside this one; `path` is such as `sessions`, `0`, `status`, `note`. */
type ShownWhen = (data: Values, beside: Values, path: readonly (number | string)[]) => boolean
/** Of a form: they may be incomplete or wrong. */
export type Values = Readonly<Record<string, unknown>>

/** In a draft a hidden field keeps its value, so that trying another choice loses nothing. Publishing empties it. */
export function shownWhen(isShown: ShownWhen, field: Field): Field {
  const condition: Condition = (data, beside, { path }) => isShown(data, beside, path)
  const emptyHidden: FieldHook = ({ data = {}, path, siblingData, value }) =>
    data['_status'] === 'draft' || isShown(data, siblingData, path) ? value : emptyOf(field)
  if (!('name' in field) || field.type === 'ui')
    throw new Error('Only a field with a value can be hidden')
  const hooks = {
    ...field.hooks,
    beforeChange: [...(field.hooks?.beforeChange ?? []), emptyHidden],
  }
  return { ...field, admin: { ...field.admin, condition }, hooks } as Field // the same kind of field
}

export function allShownWhen(isShown: ShownWhen, fields: readonly Field[]): Field[] {
  return fields.map((field) => shownWhen(isShown, field))
}

function emptyOf(field: Field): unknown {
  if (field.type === 'array' || field.type === 'blocks') return []
  if (field.type !== 'group') return 'hasMany' in field && field.hasMany ? [] : null
  return emptyFields(field.fields)
}

function emptyFields(fields: readonly Field[]): Record<string, unknown> {
  const parts = fields.map((field): Record<string, unknown> => {
    if ('name' in field && field.name) return { [field.name]: emptyOf(field) }
    return 'fields' in field ? emptyFields(field.fields) : {}
  })
  return Object.assign({}, ...parts)
}
