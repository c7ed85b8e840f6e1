import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { schemaOf } from './keys.ts'

const ROOT = join(import.meta.dirname, '../..')
/** A key of every schema. */
const KEYS =
  `/routes /global /localtime /site /redirects /home /partners /timeline /search /channel /channel/a
  /participate /participate/a /past-festivals /past-festivals/a /events/a /artists/a /venues/a /guides/a /pages/a
  /strands/a /basemap/city /years/2026 /years/2026/program /years/2026/artists /years/2026/venues /years/2026/venues/a
  /years/2026/guides /years/2026/changes`.split(/\s+/)
/** Fields that the code of the site does not name, and why answers have them. */
const NOT_NAMED = {
  utc_offset: 'spec/asked §3 asks for it',
  series: 'it is in the caption, which compose writes from the credit',
  dimensions: 'it is in the caption, which compose writes from the credit',
  nav_group: 'the schema of `/global` makes simple groups of it',
  main_link_group: 'the schema of `/global` makes simple groups of it',
  link_group: 'the schema of `/global` makes simple groups of it',
  founding_partners: 'the footer reads `${tier}_partners`',
  principal_partners: 'the footer reads `${tier}_partners`',
  major_partners: 'the footer reads `${tier}_partners`',
}

/** The names of all fields inside a schema. */
function fieldsIn(schema: unknown, seen: Set<unknown>): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const names = 'entries' in schema ? Object.keys(schema.entries ?? {}) : []
  const inner = [...Object.values(schema), 'getter' in schema && callGetter(schema.getter)]
  return [...names, ...inner.flatMap((each) => fieldsIn(each, seen))]
}

/** The schema inside `v.lazy`, which refers to itself. */
function callGetter(getter: unknown): unknown {
  return typeof getter === 'function' ? getter() : undefined
}

/** The words of the code that reads answers, without comments and without the names of files. */
function wordsOfCode(): ReadonlySet<string> {
  const files = globSync('{site/src,contract/rules}/**/*.{ts,tsx}', { cwd: ROOT })
  const code = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(join(ROOT, file), 'utf8').split('\n'))
    .filter((line) => !/^\s*(\/\/|\/?\*|import )|from '/.test(line))
  return new Set(code.join('\n').match(/\w+/g))
}

test('every field of an answer is named by code of the site, so that answers have none that no page reads', () => {
  const seen = new Set<unknown>()
  const fields = new Set(KEYS.flatMap((key) => fieldsIn(schemaOf(key), seen)))
  expect(fields.size).toBeGreaterThan(250)
  const words = wordsOfCode()

  const notNamed = [...fields].filter((field) => !words.has(field))

  expect(notNamed.toSorted()).toEqual(Object.keys(NOT_NAMED).toSorted())
})
