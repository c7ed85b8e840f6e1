import { LINK_FIELDS } from '../fields/links.ts'
import type { Field } from 'payload'

const YEAR = 2026

/** A field gets the first text that it accepts. */
const TEXTS = [
  'some-words',
  '/visit',
  '2026-03-06',
  '10:00',
  '2026-03-14T11:00',
  'Australia/Melbourne',
]

/** With a heading, words, a link to a record, a break and a list. */
const FORMATTED = {
  root: {
    type: 'root',
    children: [
      { type: 'heading', version: 1, tag: 'h2', children: [{ type: 'text', text: 'Hours' }] },
      {
        type: 'paragraph',
        version: 1,
        children: [
          { type: 'text', text: 'Crowds that wait, ', format: 1 },
          {
            type: 'link',
            fields: { linkType: 'internal', doc: { relationTo: 'artists', value: 1 } },
            children: [{ type: 'text', text: 'and who saw them', format: 0 }],
          },
          { type: 'linebreak' },
        ],
      },
      {
        type: 'list',
        version: 1,
        listType: 'bullet',
        children: [{ type: 'listitem', children: [{ type: 'text', text: 'One', format: 0 }] }],
      },
    ],
  },
}
const LINE = [
  [144.94, -37.81],
  [144.95, -37.82],
]

/** Fills in every field of a form, as the database returns it. Every relation is to the record with the id 1. */
export function wholeDocument(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): (readonly [string, unknown])[] => {
      if (field.type === 'tabs')
        return field.tabs.flatMap((tab) => Object.entries(wholeDocument(tab.fields)))
      if (!('name' in field))
        return 'fields' in field ? Object.entries(wholeDocument(field.fields)) : []
      return field.type === 'ui' ? [] : [[field.name, value(field)]]
    }),
  )
}

type Named = Extract<Field, { name: string }>

function value(field: Named): unknown {
  switch (field.type) {
    case 'group':
      return wholeDocument(field.fields)
    case 'array':
      return [wholeDocument(field.fields)]
    case 'blocks':
      return field.blocks.map(({ slug, fields }) => ({ blockType: slug, ...wholeDocument(fields) }))
    case 'richText':
      return FORMATTED
    case 'json':
      return LINE
    case 'checkbox':
      return true
    case 'number':
      return field.name.endsWith('year') ? YEAR : 1
    default: {
      const [first] = values(field)
      return 'hasMany' in field && field.hasMany ? values(field) : first
    }
  }
}

function values(field: Named): readonly unknown[] {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return Array.isArray(field.relationTo)
        ? field.relationTo.map((relationTo) => ({ relationTo, value: 1 }))
        : [1]
    case 'select':
      return field.options.slice(0, 1).map((each) => (typeof each === 'string' ? each : each.value))
    case 'text':
    case 'textarea':
      return [text(field)]
    case 'date':
      return ['2026-03-14T00:20:00.000Z']
    default:
      throw new Error(`${field.name} is of the type ${field.type}, which has no sample`)
  }
}

function text({ admin, validate }: Extract<Named, { type: 'text' | 'textarea' }>): string {
  if (admin?.placeholder === '#rrggbb') return '#336699'
  // The check of a link's target needs a database.
  if (LINK_FIELDS.includes(admin?.components?.Field)) return '/about'
  // Our own checks read only the value and, for a link, the field beside it.
  const check = validate as ((value: string, beside: object) => unknown) | undefined
  const fits = TEXTS.find((each) => !check || check(each, { siblingData: { href: '/' } }) === true)
  if (fits === undefined) throw new Error('No sample fits a text')
  return fits
}
