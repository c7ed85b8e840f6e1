import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findFindings } from '../hooks/findings.ts'
import { header as headerConfig } from '../globals/header.ts'
import { footer as footerConfig } from '../globals/footer.ts'
import { migrate } from './migrate.ts'
import { migrations } from '../migrations/index.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'

const NAME = '20261125_120800_one_place_for_words'
const ACKNOWLEDGEMENT = 'We acknowledge the Traditional Owners.'

let open: OpenPayload

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { demo: 'small' })
  await open.database.query(`update site set acknowledgement_modal = '${ACKNOWLEDGEMENT}'`)
})

afterAll(() => open.close())

interface Typed {
  readonly title: string | null
  readonly mobile_title: string | null
  readonly where: string | null
  readonly theme_text: string | null
}

/**
 * Stores texts in the header and footer as an earlier version of the studio did, and migrates. Returns where each text
 * is afterwards.
 */
async function migrateWith(typed: Typed, acknowledgement: string) {
  const { payload, database } = open
  const values = (prefix: string) =>
    Object.entries(typed)
      .map(([name, text]) => `"${prefix}${name}" = '${text}'`)
      .join(', ')
  for (const statement of [
    `delete from payload_migrations where name = '${NAME}'`,
    `update header set ${values('')}`,
    `update _header_v set ${values('version_')}`,
    `update footer set acknowledgement = '${acknowledgement}'`,
    `update _footer_v set version_acknowledgement = '${acknowledgement}'`,
    `update festivals set "where" = null`,
    `update _festivals_v set version_where = null`,
  ]) {
    await database.query(statement)
  }

  await migrate(payload, migrations)

  const ofEdition = {
    collection: 'festivals',
    where: { year: { equals: 2026 } },
    depth: 0,
  } as const
  const header = { slug: 'header', depth: 0 } as const
  const texts = ({ title, mobile_title, where, theme_text }: Partial<Typed>) => ({
    title,
    mobile_title,
    where,
    theme_text,
  }) // the migration reads no other field
  return {
    published: texts(await payload.findGlobal(header)),
    newest: texts(await payload.findGlobal({ ...header, draft: true })),
    acknowledgement: (await payload.findGlobal({ slug: 'footer', depth: 0 })).acknowledgement,
    places: [
      (await payload.find(ofEdition)).docs[0]?.where,
      (await payload.find({ ...ofEdition, draft: true })).docs[0]?.where,
    ],
  }
}

/** The findings in the forms of header and footer. */
async function found() {
  const { payload } = open
  const req = await createLocalReq({}, payload)
  const header = await payload.findGlobal({ slug: 'header', depth: 0 })
  const footer = await payload.findGlobal({ slug: 'footer', depth: 0 })
  const findings = [
    ...(await findFindings(headerConfig, header, req)),
    ...(await findFindings(footerConfig, footer, req)),
  ]
  return findings.map(({ field, level, message }) => [field, level, message])
}

const SAME: Typed = {
  title: 'Parallax 2026',
  mobile_title: 'Parallax',
  where: 'Melbourne & Victoria, 6–29 March 2026',
  theme_text: 'Theme: Afterimage',
}

describe('the migration to one place for the words of header and footer', () => {
  test('empties texts that the edition and the settings also have, and moves the place to the edition', async () => {
    const empty = { title: null, mobile_title: null, where: null, theme_text: null }
    expect(await migrateWith(SAME, ACKNOWLEDGEMENT)).toEqual({
      published: empty,
      newest: empty,
      acknowledgement: null,
      places: ['Melbourne & Victoria', 'Melbourne & Victoria'],
    })
    expect(await found()).toEqual([])
  })

  test('keeps what a festival typed otherwise, and the forms say what to do with it', async () => {
    const other: Typed = { ...SAME, title: 'The Festival', where: 'Melbourne in March' }
    const kept = { ...other, mobile_title: null, theme_text: null }
    expect(await migrateWith(other, 'In our own words.')).toEqual({
      published: kept,
      newest: kept,
      acknowledgement: 'In our own words.',
      places: [null, null],
    })
    expect(await found()).toEqual([
      ['title', 'warning', expect.stringContaining('“Parallax 2026” is then shown')],
      ['where', 'warning', expect.stringContaining('“6–29 March 2026” is then shown')],
      ['acknowledgement', 'warning', expect.stringContaining(`“${ACKNOWLEDGEMENT}” is then shown`)],
    ])
  })
})
