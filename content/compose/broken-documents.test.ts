import { schemaOf } from 'contract/answers/keys.ts'
import { brokenForms } from 'contract/testing/broken-forms.ts'
import { BROKEN_WITHIN } from 'contract/testing/fuzz.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { QUIET, QUIET_YEAR, wholeDocuments } from '../testing/whole-documents.ts'
import { compose } from './compose.ts'

const NOW = Date.parse('2026-03-14T00:20:00Z')
const { globals, ...collections } = wholeDocuments()
/** Composes the documents with some of them replaced by broken ones, which fit no type. */
const composed = (broken: object) => compose({ ...collections, globals, ...broken }, { asOf: NOW })

const whole = composed({})
/**
 * Keys of answers about documents that do not refer to the broken ones. An edition's own answer is not among them: it
 * names the next edition.
 */
const isQuiet = (key: string) => key.includes(QUIET) || key.startsWith(`/years/${QUIET_YEAR}/`)
const quietKeys = [...whole.answers.keys()].filter(isQuiet)
const isAsBefore = (key: string, body: string | undefined) => body === whole.answers.get(key)?.body
/** The quiet answers that differ from those composed without broken documents. */
const disturbed = ({ answers }: typeof whole) =>
  quietKeys.filter((key) => !isAsBefore(key, answers.get(key)?.body))

const fits = (key: string, body: string) => {
  const schema = schemaOf(key)
  return schema !== undefined && v.is(schema, JSON.parse(body))
}

/**
 * The answers that do not fit their schema. Unchanged answers are not checked again: the first test below has checked
 * them.
 */
function misfits({ answers }: typeof whole): string[] {
  return [...answers].flatMap(([key, { body }]) =>
    isAsBefore(key, body) || fits(key, body) ? [] : [`${key} does not fit its schema`],
  )
}

/**
 * The answers that do not fit their schema; empty if compose throws. Compose throws if it cannot make the answers that
 * every page needs. The previous revision then stays (spec/content D5).
 */
function misfitsUnlessRefused(documents: object): string[] {
  try {
    return misfits(composed(documents))
  } catch {
    return []
  }
}

describe('a broken document (spec/content D5, spec/faults S12)', () => {
  test('is not among the complete documents: none of these is dropped, and there is an answer of every kind', () => {
    expect(whole.dropped).toEqual([])
    expect([...whole.answers].filter(([key, { body }]) => !fits(key, body))).toEqual([])
    expect(quietKeys).toHaveLength(11)
    expect(whole.answers.size).toBe(43)
  })

  test.each(Object.keys(collections) as (keyof typeof collections)[])(
    'of %s leaves answers that fit the contract, and others as they are',
    BROKEN_WITHIN,
    (collection) => {
      const [first, ...others] = collections[collection]
      for (const { name, broken } of brokenForms(first)) {
        const left = composed({ [collection]: [broken, ...others] })
        expect([name, misfits(left), disturbed(left)]).toEqual([name, [], []])
      }
    },
  )

  test.each(Object.keys(globals) as (keyof typeof globals)[])(
    '%s leaves answers that fit the contract, or the revision before',
    BROKEN_WITHIN,
    (name) => {
      for (const { name: form, broken } of brokenForms(globals[name])) {
        const found = misfitsUnlessRefused({ globals: { ...globals, [name]: broken } })
        expect([form, found]).toEqual([form, []])
      }
    },
  )
})
