import type { CollectionConfig } from 'payload'
import { describe, expect, test } from 'vitest'
import { composed } from './composed.ts'

const hook = () => undefined

/** One hook of each kind that a collection can have. */
const ALL = [
  'afterChange',
  'afterDelete',
  'afterError',
  'afterOperation',
  'afterRead',
  'beforeChange',
  'beforeDelete',
  'beforeOperation',
  'beforeRead',
  'beforeValidate',
] as const satisfies (keyof NonNullable<CollectionConfig['hooks']>)[]

describe('a collection whose records become answers', () => {
  test.each(ALL)('keeps its own %s hook', (name) => {
    const own = { slug: 'pages', fields: [], hooks: { [name]: [hook] } }

    const { hooks } = composed(own, { check: () => [] })

    expect(hooks?.[name] ?? []).toContain(hook)
  })

  test('has the shared hooks after its own', () => {
    const names = ['afterChange', 'beforeDelete', 'afterDelete'] as const
    const own = Object.fromEntries(names.map((name) => [name, [hook]]))

    const { hooks } = composed({ slug: 'pages', fields: [], hooks: own }, { check: () => [] })

    for (const name of names) {
      expect(hooks?.[name]?.[0]).toBe(hook)
      expect(hooks?.[name]?.length).toBeGreaterThan(1)
    }
  })
})
