import { traverseFields } from 'payload'
import { expect, test } from 'vitest'
import { OUT_OF_SIGHT } from './fields/record.ts'
import { createPayloadConfig } from './payload-config.ts'

/** Words that only programs use, such as names of variables. */
const TECHNICAL = /_|\b[a-z]+[A-Z]|\b([Hh]ref|I[Dd]s?|ids?|ISO|JSON|[Kk]ey|U[Rr][Ll]|url|UTC)\b/

const { collections, globals } = await createPayloadConfig({
  databaseUrl: 'postgres://nowhere.invalid/festival',
  dataDir: '/nowhere',
  secret: 'a secret',
  siteOrigin: 'https://parallax.example',
  clockOffsetMs: 0,
  s3: undefined,
})
const forms = [...collections, ...globals].filter(
  ({ admin, slug }) => !admin.hidden && !slug.startsWith('payload-') && slug !== 'users',
)

interface Words {
  readonly at: string
  readonly words: string
}

/** The labels of a form and of the choices in it. */
function wordsOf(form: (typeof forms)[number]): Words[] {
  const found: Words[] = []
  traverseFields({
    fields: form.fields,
    callback: ({ field }) => {
      if (!('name' in field) || field.type === 'ui' || isOutOfSight(field)) return
      // Payload's own fields have functions as labels, which return Payload's words.
      if (typeof field.label === 'function') return
      found.push({ at: field.name ?? '', words: textOf(field.label) })
      if (field.type !== 'select' && field.type !== 'radio') return
      for (const option of field.options) {
        const { label, value } =
          typeof option === 'string' ? { label: option, value: option } : option
        const words =
          label === value ? `the value ${value} itself, which is no_word` : textOf(label)
        found.push({ at: `${field.name} ${value}`, words })
      }
    },
  })
  return found
}

function isOutOfSight({ admin }: { readonly admin?: unknown }): boolean {
  const { hidden, condition }: { hidden?: unknown; condition?: unknown } = Object(admin)
  return hidden === true || condition === OUT_OF_SIGHT.condition
}

test.each(forms.map((form) => [form.slug, form] as const))(
  'the form of %s speaks in words, not in names of fields and values',
  (_, form) => {
    const words = wordsOf(form)
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((each) => TECHNICAL.test(each.words))).toEqual([])
  },
)

/** Staff read labels in one language; a label in several languages is an object of Payload's own. */
function textOf(label: unknown): string {
  return typeof label === 'string' ? label : JSON.stringify(label)
}
