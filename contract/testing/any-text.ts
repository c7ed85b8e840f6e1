import fc from 'fast-check'

/** UTF-16 surrogates are not characters. */
const SURROGATES = { first: 0xd800, count: 0x800 }
const LAST_CHARACTER = 0x10ffff

const character = fc
  .integer({ min: 0, max: LAST_CHARACTER - SURROGATES.count })
  .map((index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count))

const NAMES_OF_OBJECTS = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Function.prototype),
  'prototype',
]

/**
 * Any characters, and sometimes a name that every object has. fast-check's own unit `binary` first makes a table of
 * all characters, which takes each worker 1.5 s and 100 MB.
 */
export function anyText({ maxLength }: { readonly maxLength?: number } = {}): fc.Arbitrary<string> {
  const names = NAMES_OF_OBJECTS.filter(({ length }) => length <= (maxLength ?? Infinity))
  return fc.oneof(
    {
      arbitrary: fc.string({ unit: character, ...(maxLength === undefined ? {} : { maxLength }) }),
      weight: 9,
    },
    { arbitrary: fc.constantFrom(...names, ''), weight: 1 },
  )
}
