import { flattenAllFields, type Field, type FlattenedField } from 'payload'
import { describe, expect, test } from 'vitest'
import { createPayloadConfig } from '../payload-config.ts'
import { DATE_FIELD } from './dates.ts'

/** Every field of every form, however deep, with the path to it. */
function fieldsOf(
  fields: readonly Field[],
  path: string,
): { path: string; field: FlattenedField }[] {
  return flattenAllFields({ fields: [...fields] }).flatMap((field) => {
    const own = `${path}.${field.name}`
    return [{ path: own, field }, ...('fields' in field ? fieldsOf(field.fields, own) : [])]
  })
}

const DATED = /^(start|end|from|to|since|date|doors|opens|closes|valid_(from|to)|.*_(at|on|start))$/
/**
 * Fields that are named like dates, but in which staff type none: instants of the system, and the target of a
 * redirect.
 */
const OTHERS = /(\.status\.changed_at|^history\.|^redirects\.(from|to))$/

/** The properties that the studio's date component gets for a field; undefined for fields with another component. */
function datePropsOf(field: FlattenedField): { readonly after?: string } | undefined {
  const component: unknown =
    field.admin?.components && 'Field' in field.admin.components && field.admin.components.Field
  const { path, clientProps } = (component ?? {}) as { path?: string; clientProps?: object }
  return path === DATE_FIELD ? clientProps : undefined
}

describe('the dates and times of the forms', () => {
  test('are all typed as people write them, and each knows the field that it follows', async () => {
    const { collections, globals } = await createPayloadConfig({
      databaseUrl: 'postgres://unused',
      dataDir: '/unused',
      secret: 'unused',
      siteOrigin: 'http://127.0.0.1',
      clockOffsetMs: 0,
      s3: undefined,
    })
    const all = [...collections, ...globals].flatMap(({ slug, fields }) => fieldsOf(fields, slug))
    const dated = all.filter(({ field }) => datePropsOf(field))
    const paths = new Set(all.map(({ path }) => path))
    const followed = dated.flatMap(({ path, field }) => {
      const after = datePropsOf(field)?.after
      return after === undefined ? [] : [path.replace(/[^.]+$/, after)]
    })

    const named = all.filter(
      ({ path, field }) => field.type === 'text' && DATED.test(field.name) && !OTHERS.test(path),
    )
    expect(dated.map(({ path }) => path)).toEqual(named.map(({ path }) => path))
    expect(followed.filter((path) => !paths.has(path))).toEqual([])
    expect(followed).toContain('events.sessions.start')
  })
})
