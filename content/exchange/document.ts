/** Converts records between their form in files (`Plain`) and Payload's form. */
import { nearest } from '../rules/nearest.ts'
import type { Names, Prose } from './prose.ts'
import type { Shape } from './shape.ts'

/** A record as files hold it: names for ids, Markdown for trees, without empty values and defaults. */
export type Plain = Readonly<Record<string, unknown>>
/** The way from a record to a value: `['sessions', 0, 'start']`. */
export type Path = readonly (string | number)[]

export interface Reading {
  readonly names: Pick<Names, 'idOf'>
  readonly prose: Prose
  readonly report: (path: Path, message: string) => void
}

export interface Writing {
  readonly names: Pick<Names, 'nameOf'>
  readonly prose: Prose
}

export function toPlain(shapes: readonly Shape[], document: Plain, writing: Writing): Plain {
  const entries = shapes.map((shape) => {
    const value = plainValue(shape, document[shape.name], writing)
    const isUsual = !shape.isAlwaysWritten && isEqual(value, usual(shape))
    // An empty value is written as an empty text if leaving it out would mean the default.
    const isMissing = value === undefined && usual(shape) === undefined
    return [shape.name, isUsual || isMissing ? undefined : (value ?? '')] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** What an absent key means, in plain form. */
function usual({ kind, fallback }: Shape): unknown {
  if (kind === 'flag') return fallback === true
  return fallback === undefined || fallback === null ? undefined : fallback
}

function plainValue(shape: Shape, value: unknown, writing: Writing): unknown {
  if (shape.kind === 'flag') return value === true
  if (value === undefined || value === null || value === '') return undefined
  if (shape.many) {
    const list = asList(value).map((each) => plainSingle(shape, each, writing))
    return list.length > 0 ? list : undefined
  }
  return plainSingle(shape, value, writing)
}

function plainSingle(shape: Shape, value: unknown, writing: Writing): unknown {
  const { names, prose } = writing
  switch (shape.kind) {
    case 'ref':
      return plainRef(shape, value, names)
    case 'prose':
      return prose.toMarkdown(value, names) || undefined
    case 'group': {
      const group = toPlain(shape.fields, asMap(value), writing)
      return Object.keys(group).length > 0 ? group : undefined
    }
    case 'rows': {
      const rows = asList(value).map((row) => toPlain(shape.fields, asMap(row), writing))
      return rows.length > 0 ? rows : undefined
    }
    case 'blocks': {
      const blocks = asList(value).map((block) => {
        const type = String(asMap(block)['blockType'])
        return { type, ...toPlain(shape.blocks.get(type) ?? [], asMap(block), writing) }
      })
      return blocks.length > 0 ? blocks : undefined
    }
    case 'text':
    case 'number':
    case 'flag':
    case 'choice':
    case 'json':
      return value
  }
}

function plainRef({ to }: Shape, value: unknown, names: Pick<Names, 'nameOf'>): unknown {
  const [only = ''] = to
  if (to.length === 1) return names.nameOf(only, value)
  const { relationTo, value: id } = asMap(value)
  const name = names.nameOf(String(relationTo), id)
  return name === undefined ? undefined : `${String(relationTo)}/${name}`
}

/** Keys that the file leaves out get their default, or are empty. */
export function toDocument(
  shapes: readonly Shape[],
  plain: Plain,
  reading: Reading,
  path: Path = [],
): Plain {
  const known = shapes.map(({ name }) => name)
  for (const key of Object.keys(plain)) {
    if (known.includes(key)) continue
    const like = nearest(key, known)
    reading.report(
      [...path, key],
      `There is no field "${key}"${like === undefined ? '' : `: is "${like}" meant?`}`,
    )
  }
  const entries = shapes.map((shape) => {
    const given = plain[shape.name]
    const value = given === undefined ? usual(shape) : given
    return [shape.name, documentValue(shape, value, reading, [...path, shape.name])] as const
  })
  return Object.fromEntries(entries)
}

function documentValue(shape: Shape, value: unknown, reading: Reading, path: Path): unknown {
  const { kind, many } = shape
  if (kind === 'group') {
    if (!isEmpty(value) && !isMap(value))
      reading.report(path, 'Give fields here, each with its name')
    return toDocument(shape.fields, asMap(value), reading, path)
  }
  if (kind === 'rows' || kind === 'blocks' || many) {
    if (isEmpty(value)) return []
    if (!Array.isArray(value)) reading.report(path, 'Give a list here: each item begins with "- "')
    return asList(value).flatMap((each, index) => {
      const item = itemValue(shape, each, reading, [...path, index])
      return item === undefined ? [] : [item]
    })
  }
  if (isEmpty(value)) return kind === 'flag' ? false : null
  return single(shape, value, reading, path) ?? null
}

function itemValue(shape: Shape, value: unknown, reading: Reading, path: Path): unknown {
  if (shape.kind === 'rows') return toDocument(shape.fields, asMap(value), reading, path)
  if (shape.kind !== 'blocks') return single(shape, value, reading, path)
  const { type, ...rest } = asMap(value)
  const fields = shape.blocks.get(String(type))
  if (fields) return { blockType: type, ...toDocument(fields, rest, reading, path) }
  const like = nearest(String(type), [...shape.blocks.keys()])
  reading.report(
    path,
    `There is no block "${String(type)}"${like === undefined ? '' : `: is "${like}" meant?`}`,
  )
  return undefined
}

function single(shape: Shape, value: unknown, reading: Reading, path: Path): unknown {
  const { names, prose, report } = reading
  switch (shape.kind) {
    case 'ref':
      return reference(shape, value, reading, path)
    case 'prose':
      return prose.toTree(asText(value), names)
    case 'number': {
      const number = typeof value === 'number' ? value : Number(asText(value) || Number.NaN)
      if (Number.isFinite(number)) return number
      report(path, `This is not a number: ${asText(value)}`)
      return undefined
    }
    case 'flag': {
      if (value === true || value === 'true' || value === 'yes') return true
      if (value !== false && value !== 'false' && value !== 'no') report(path, 'Say true or false')
      return false
    }
    case 'choice': {
      const choice = asText(value)
      if (shape.options.includes(choice)) return choice
      report(path, `"${choice}" is none of: ${shape.options.join(', ')}`)
      return undefined
    }
    case 'text':
      if (typeof value === 'object') report(path, 'Give a text here')
      return asText(value)
    case 'json':
    case 'group':
    case 'rows':
    case 'blocks':
      return value
  }
}

function reference({ to }: Shape, value: unknown, { names, report }: Reading, path: Path): unknown {
  const text = asText(value)
  const [only = ''] = to
  const [relationTo = '', ...rest] = to.length === 1 ? [only, text] : text.split('/')
  const name = rest.join('/')
  const id = to.includes(relationTo) ? names.idOf(relationTo, name) : undefined
  if (id === undefined) {
    const where = to.length === 1 ? only : `${to.join(', ')} (give it as ${only}/name)`
    report(path, `There is no "${text}" among ${where}`)
    return undefined
  }
  return to.length === 1 ? id : { relationTo, value: id }
}

/** Compares as JSON: the order of keys counts; keys that are `undefined` do not. */
export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Anything but a map becomes an empty map. */
export function asMap(value: unknown): Plain {
  return isMap(value) ? value : {}
}

function isMap(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Anything but a list becomes an empty list. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Anything but a text, number or boolean becomes an empty text. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
