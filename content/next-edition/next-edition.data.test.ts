import { createLocalReq, type PayloadRequest, type Where } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { toInstant } from 'contract/rules/local-time.ts'
import { compose } from '../compose/compose.ts'
import { findFormFindings } from '../hooks/findings.ts'
import { findAllReleases } from '../releases/all-releases.ts'
import { createReleaseRunner } from '../releases/release-runner.ts'
import { createDocumentStore } from '../stores/documents.ts'
import { asJson } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk } from '../testing/records.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'
import { findLeftOf } from '../releases/edition-release.ts'
import { findEditionSwitch } from './edition-switch.ts'
import { findUndoFacts } from './undo.ts'

const ASOF = Date.parse('2026-03-14T00:20:00Z')
const YEARS = { from: 2026, to: 2027 }
const FOOTER = {
  button_links: [{ title: 'Tickets', link: '/2026/program' }],
  footer_years: '2018–2026',
}
/** A draft of the footer: another button, other years. */
const DRAFTED = {
  button_links: [...FOOTER.button_links, { title: 'Map', link: '/2026/map' }],
  footer_years: '2017–2026',
}
/** When the switch is due in these tests; no clock is later. */
const AT = '2099-03-14T10:00'

let open: OpenPayload
let administrator: StaffMember
let editor: StaffMember
let contributor: StaffMember

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { demo: 'small' })
  administrator = await createStaff(open, 'administrator')
  editor = await createStaff(open, 'editor')
  contributor = await createStaff(open, 'contributor')
  await open.payload.updateGlobal({ slug: 'footer', data: { ...FOOTER, _status: 'published' } })
})

afterAll(() => open.close())

const post = (path: string, body: object, by = administrator) => by.ask(path, asJson('POST', body))

/** Every answer, byte for byte, as visitors get it. */
async function answers(): Promise<ReadonlyMap<string, string>> {
  const documents = createDocumentStore(open.payload)
  await documents.readAll()
  const { answers: composed } = compose(documents.current(), { asOf: ASOF })
  return new Map([...composed].map(([key, { body }]) => [key, body]))
}

const latest = <Slug extends 'festivals' | 'partners'>(collection: Slug, where: Where) =>
  open.payload.find({ collection, where, draft: true, depth: 0, pagination: false })

async function upcoming() {
  const req: PayloadRequest = await createLocalReq({ user: administrator.user }, open.payload)
  return (await findAllReleases(req)).upcoming
}

describe('a new edition from the last (spec/content B22)', () => {
  test('is begun by administrators only', async () => {
    expect((await post('/next-edition', YEARS, editor)).status).toBe(403)
  })

  test('consists of drafts, which visitors do not see', async () => {
    const before = await answers()
    expect((await post('/next-edition', YEARS)).status).toBe(200)
    expect(await answers()).toEqual(before)

    const { docs } = await latest('festivals', { year: { equals: 2027 } })
    expect(docs).toMatchObject([
      { name: 'Parallax 2027', start: '2027-03-05', end: '2027-03-28', _status: 'draft' },
    ])
    const { docs: old } = await latest('festivals', { year: { equals: 2026 } })
    expect(docs[0]?.types.map(({ key }) => key)).toEqual(old[0]?.types.map(({ key }) => key))
    expect(docs[0]?.home?.hero ?? []).toEqual([])
    const footer = await open.payload.findGlobal({ slug: 'footer', draft: true })
    expect(footer).toMatchObject({
      button_links: [{ link: '/2027/program' }],
      footer_years: '2018–2027',
    })
    const partners = await latest('partners', { 'tiers.year': { equals: 2026 } })
    expect(partners.docs.length).toBeGreaterThan(0)
    for (const { tiers } of partners.docs) expect(tiers.map(({ year }) => year)).toContain(2027)
  })

  test('is not begun twice', async () => {
    const again = await post('/next-edition', YEARS)
    expect(again.status).toBe(409)
    expect(await again.text()).toContain('There is an edition of 2027 already')
  })

  test('shows at each field of a copy what it still says about the edition before, and lists these records', async () => {
    const [copy] = (await latest('festivals', { year: { equals: 2027 } })).docs
    const [old] = (await latest('festivals', { year: { equals: 2026 } })).docs
    const { config } = open.payload.collections.festivals
    const header = open.payload.config.globals.find(({ slug }) => slug === 'header')
    const words = { intro: 'Until 29 March', lead: 'Photography, from Friday 5 March' }
    const req: PayloadRequest = await createLocalReq({ user: administrator.user }, open.payload)
    const staleIn = async (form: object, doc: object) =>
      (await findFormFindings(form, doc, req)).flatMap(({ field, level, message }) =>
        message.startsWith('This still says') ? [`${level} ${field}: ${message}`] : [],
      )
    expect(await staleIn(config, { id: copy?.id, ...words })).toEqual([
      'warning intro: This still says 29 March',
    ])
    expect(await staleIn(config, { id: old?.id, ...words })).toEqual([])
    expect(await staleIn(header ?? {}, { navigation: [{ text: 'Visit 2026' }] })).toEqual([
      'warning navigation.0.text: This still says 2026',
    ])

    const data = { intro: 'Until 29 March' }
    await open.payload.update({ collection: 'festivals', id: copy?.id ?? 0, data, draft: true })
    const facts = await findUndoFacts(2027, req)
    expect(facts?.made[0]).toMatchObject({ stale: expect.arrayContaining(['Introduction']) })
  })

  test('is put into one release with everything that was made, or with the chosen kinds, or not at all', async () => {
    const [edition] = (await latest('festivals', { year: { equals: 2027 } })).docs
    const { id } = await open.payload.create({
      collection: 'events',
      draft: true,
      data: aTalk(edition?.id ?? 0, { title: 'Without a venue', sessions: [] }),
    })
    const kinds = ['festivals', 'events']
    const refused = await post('/releases/edition', { year: 2027, at: AT, kinds })
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('Nothing is scheduled. “Without a venue”'),
    ])
    expect(await upcoming()).toEqual([])
    const body = { year: 2027, at: AT, kinds: ['festivals'] }
    expect((await post('/releases/edition', body, contributor)).status).toBe(403)
    expect((await post('/releases/edition', body, editor)).status).toBe(200)
    const partners = (await latest('partners', { 'tiers.year': { equals: 2027 } })).totalDocs
    const [half] = await upcoming()
    expect(half?.items).toHaveLength(1)
    expect(half?.notIn).toMatchObject([
      { year: 2027, words: expect.stringContaining(`${partners} partners`) },
    ])

    await open.payload.delete({ collection: 'events', id })
    const rest = { year: 2027, release: half?.id ?? 0 }
    expect((await post('/releases/edition', rest)).status).toBe(200)
    const [whole] = await upcoming()
    expect(whole?.notIn).toEqual([])
    expect(whole?.items.filter(({ kind }) => kind === 'Partner')).toHaveLength(partners)
    expect((await post('/releases/edition', rest)).status).toBe(409)
    await open.payload.delete({ collection: 'releases', where: {} })
  })

  test('is undone as one step, after everything that was edited since has been named', async () => {
    const before = await answers()
    const { docs } = await latest('festivals', { year: { equals: 2027 } })
    const id = docs[0]?.id ?? 0
    await open.payload.update({
      collection: 'festivals',
      id,
      data: { intro: 'New words' },
      draft: true,
    })
    await open.payload.create({ collection: 'events', draft: true, data: aTalk(id) })
    const req: PayloadRequest = await createLocalReq({ user: administrator.user }, open.payload)
    await administrator.ask('/globals/site?draft=true', asJson('POST', { festival_year: 2027 }))
    const facts = await findUndoFacts(2027, req)
    expect(facts?.removed.filter(({ isEdited }) => isEdited)).toMatchObject([
      { title: 'Reading a Contact Sheet' },
      { title: 'Parallax 2027' },
    ])

    const undone = await post('/next-edition/undo', { year: 2027 })
    expect(await undone.json()).toMatchObject({ year: 2027 })
    expect((await latest('festivals', { year: { equals: 2027 } })).docs).toEqual([])
    const partners = await latest('partners', { 'tiers.year': { equals: 2027 } })
    expect(partners.docs).toEqual([])
    const site = await open.payload.findGlobal({ slug: 'site', draft: true })
    expect(site.festival_year).toBe(2026)
    expect(await open.payload.findGlobal({ slug: 'footer', draft: true })).toMatchObject(FOOTER)
    const drafts = await latest('partners', { _status: { equals: 'draft' } })
    expect(drafts.docs).toEqual([])
    expect(await answers()).toEqual(before)
    expect((await post('/next-edition/undo', { year: 2027 })).status).toBe(404)
  })

  test('is undone even after visitors have seen a part of it, whose addresses then say that it is gone', async () => {
    await post('/next-edition', YEARS)
    const { docs } = await latest('festivals', { year: { equals: 2027 } })
    const { user } = administrator
    const id = docs[0]?.id ?? 0
    const asPublic = { _status: 'published' as const }
    await open.payload.update({ collection: 'festivals', id, data: asPublic, user })
    const req: PayloadRequest = await createLocalReq({ user }, open.payload)
    const facts = await findUndoFacts(2027, req)
    expect(facts?.takenDown).toMatchObject([{ title: 'Parallax 2027' }])
    expect(facts?.made[0]).toMatchObject({ title: 'Parallax 2027', state: 'public' })
    const words = facts?.takenBack.map(({ title, state }) => `${title}: ${state}`)
    expect(words).toContain('Header and menu: changed')

    expect((await post('/next-edition/undo', { year: 2027 })).status).toBe(200)
    expect((await latest('festivals', { year: { equals: 2027 } })).docs).toMatchObject([
      { withdrawn: true },
    ])
  })

  test('is begun again in the edition that was withdrawn, and undone again', async () => {
    const before = await answers()
    expect((await post('/next-edition', YEARS)).status).toBe(200)
    expect((await post('/next-edition', YEARS)).status).toBe(409)
    const { docs } = await latest('festivals', { year: { equals: 2027 } })
    expect(docs).toMatchObject([
      { start: '2027-03-05', withdrawn: false, withdrawn_reason: null, _status: 'draft' },
    ])
    expect(await answers()).toEqual(before)
    expect((await post('/next-edition/undo', { year: 2027 })).status).toBe(200)
    expect(await answers()).toEqual(before)
  })

  test('is not undone while a release contains a part of it', async () => {
    await open.payload.updateGlobal({ slug: 'footer', draft: true, data: DRAFTED })
    await post('/next-edition', YEARS)
    expect(await open.payload.findGlobal({ slug: 'footer', draft: true })).toMatchObject({
      button_links: [{ link: '/2027/program' }, { link: '/2027/map' }],
      footer_years: '2017–2027',
    })
    const body = { year: 2027, at: AT, kinds: ['header', 'partners'] }
    expect((await post('/releases/edition', body)).status).toBe(200)
    const refused = await post('/next-edition/undo', { year: 2027 })
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('some of it is in a release'),
    ])
    await open.payload.delete({ collection: 'releases', where: {} })
  })

  test('keeps earlier drafts of a menu when it is undone', async () => {
    expect((await post('/next-edition/undo', { year: 2027 })).status).toBe(200)
    expect(await open.payload.findGlobal({ slug: 'footer', draft: true })).toMatchObject(DRAFTED)
    await open.payload.updateGlobal({ slug: 'footer', data: { ...FOOTER, _status: 'published' } })
  })

  test('is asked about before a release or the settings switch to it, once', async () => {
    await post('/next-edition', YEARS)
    const [copy] = (await latest('festivals', { year: { equals: 2027 } })).docs
    const id = copy?.id ?? 0
    const data = { intro: 'Until 29 March', lead: 'Photography' }
    await open.payload.update({ collection: 'festivals', id, data, draft: true })
    const switchOf = async () => (await editor.ask('/globals/site/switch')).json()
    expect(await switchOf()).toEqual({})
    await administrator.ask('/globals/site?draft=true', asJson('POST', { festival_year: 2027 }))
    const words = 'This switches the site from 2026 to 2027'
    expect(await switchOf()).toMatchObject({ editionSwitch: { words } })

    const kinds = ['festivals', 'site']
    const body = { year: 2027, at: AT, kinds }
    const asked = await post('/releases/edition', body)
    const facts = [
      '2027 has no public event',
      expect.stringMatching(/^\d+ texts? still names? 2026: Parallax 2027/),
    ]
    expect(await asked.json()).toMatchObject({ errors: [{ data: { asked: { words, facts } } }] })
    expect(await upcoming()).toEqual([])
    expect((await post('/releases/edition', { ...body, sure: 'yes' })).status).toBe(200)
    const [release] = await upcoming()
    expect(release?.editionSwitch).toEqual({ words, facts })
    const rest = { year: 2027, release: release?.id ?? 0 }
    expect((await post('/releases/edition', rest)).status).toBe(200)
    await open.payload.delete({ collection: 'releases', where: {} })

    const req: PayloadRequest = await createLocalReq({ user: administrator.user }, open.payload)
    const event = await open.payload.create({ collection: 'events', draft: true, data: aTalk(id) })
    const key = { collection: 'events', record: event.id, version: 1 }
    const factsOn = async (on: string, ...acts: ('publish' | 'unpublish')[]) => {
      const items = acts.map((act) => ({ ...key, act }))
      return (await findEditionSwitch({ year: 2027, on, items }, req))?.facts.slice(0, 2)
    }
    expect(await factsOn('2026-02-01')).toEqual([
      'Parallax 2026 is still to come, 6–29 March',
      '2027 has no public event',
    ])
    expect(await factsOn('2026-03-29', 'publish')).toEqual([
      'Parallax 2026 runs until 29 March',
      '2027 has 1 public event',
    ])
    expect(await factsOn('2026-03-30', 'publish', 'unpublish')).toEqual(facts)
    await open.payload.delete({ collection: 'events', id: event.id })
    expect((await post('/next-edition/undo', { year: 2027 })).status).toBe(200)
  })

  test('changes nothing of the old edition at the switch except its neighbour, and cannot be undone after it', async () => {
    await post('/next-edition', YEARS)
    const [copy] = (await latest('festivals', { year: { equals: 2027 } })).docs
    const data = { intro: 'Until 29 March' }
    await open.payload.update({ collection: 'festivals', id: copy?.id ?? 0, data, draft: true })
    const before = await answers()
    await administrator.ask('/globals/site?draft=true', asJson('POST', { festival_year: 2027 }))
    const req: PayloadRequest = await createLocalReq({ user: administrator.user }, open.payload)
    const kinds = (await findLeftOf(2027, req)).map(({ kind }) => kind)
    expect(kinds).toContain('site')
    expect(
      (await post('/releases/edition', { year: 2027, at: AT, kinds, sure: 'yes' })).status,
    ).toBe(200)
    const runner = createReleaseRunner({
      payload: open.payload,
      now: () => toInstant(AT, 'Australia/Melbourne'),
      revision: () => '',
      log: () => undefined,
    })
    await runner.look()
    expect((await findAllReleases(req)).failed).toEqual([])
    const { docs: unreleased } = await latest('partners', { _status: { equals: 'draft' } })
    expect(unreleased).toEqual([])
    const [edition] = (await latest('festivals', { year: { equals: 2027 } })).docs
    const draft = aTalk(edition?.id ?? 0)
    const event = await open.payload.create({ collection: 'events', draft: true, data: draft })
    expect(await findLeftOf(2027, req)).toEqual([])
    await open.payload.delete({ collection: 'events', id: event.id })

    const madeOf2027 = (await findUndoFacts(2027, req))?.made
    expect(madeOf2027?.[0]?.stale).toContain('Introduction')
    const after = await answers()
    const ofOldYear = [...before].filter(([key]) => /^\/(?:years\/2026|events)\b/.test(key))
    const different = ofOldYear.filter(([key, body]) => after.get(key) !== body)
    expect(different.map(([key]) => key)).toEqual(['/years/2026'])
    const old: object = JSON.parse(after.get('/years/2026') ?? '{}')
    expect(old).toEqual({ ...JSON.parse(before.get('/years/2026') ?? '{}'), next_year: 2027 })
    const refused = await post('/next-edition/undo', { year: 2027 })
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('2027 is the current edition already'),
    ])
  })
})
