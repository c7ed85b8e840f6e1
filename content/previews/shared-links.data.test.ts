import { addDays, dateOf, isoWithOffset, toInstant } from 'contract/rules/local-time.ts'
import { parsePreviewTarget } from 'contract/rules/preview-link.ts'
import { PUBLIC_LINK, readPreviewSignature } from 'contract/rules/preview-signature.ts'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { asJson, askStudio } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk, saveFestival } from '../testing/records.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'
import { codeOf } from '../settings/code-of.ts'
import { findSharedLinks, readSharedLink, type SharedLink } from './shared-links.ts'

const MELBOURNE = 'Australia/Melbourne'

const KEYS = ['a key of sixteen characters']
const SITE = 'https://parallax.example'

let open: OpenPayload
let contributor: StaffMember
let editor: StaffMember
let id = 0

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), {
    studioOrigin: 'http://127.0.0.1:3002',
    live: { contentUrl: 'http://127.0.0.1:1', token: 'a token', previewKeys: KEYS },
  })
  contributor = await createStaff(open, 'contributor')
  editor = await createStaff(open, 'editor')
  const festival = await saveFestival(open.payload)
  const talk = await open.payload.create({
    collection: 'events',
    draft: true,
    data: aTalk(festival.id, { title: 'Grain', slug: 'grain' }),
  })
  id = talk.id
})

afterAll(() => open.close())

const tomorrow = () => addDays(dateOf(Date.now(), MELBOURNE), 1)
const sharing = (more: object = {}) => ({
  collection: 'events',
  id,
  shows: 'page',
  recipient: 'Noor Castellane',
  until: tomorrow(),
  ...more,
})
const post = (who: StaffMember, path: string, body: object = {}) =>
  who.ask(`/previews/${path}`, asJson('POST', body))

async function share(more: object = {}): Promise<SharedLink> {
  const response = await post(contributor, 'share', sharing(more))
  expect(response.status).toBe(201)
  return response.json()
}

const readLink = (link: number) => readSharedLink(open.payload)(link)

/** What the address of a link says, read as the site reads it. */
function saidBy(address: string | null | undefined) {
  const target = parsePreviewTarget(address?.slice(SITE.length) ?? '', MELBOURNE)
  const claims = readPreviewSignature(target?.signature ?? '', KEYS, { codeOf, now: Date.now() })
  return { path: target?.target, moment: target?.moment, claims }
}

describe('a link that staff share (spec/behaviour §31)', () => {
  test('leads to the page of the record with its draft, until the end of the day', async () => {
    const link = await share()
    const { path, claims } = saidBy(link.address)

    expect(path).toBe('/events/grain')
    expect(claims?.link).toBe(link.id)
    expect(dateOf((claims?.until ?? 0) - 1, MELBOURNE)).toBe(tomorrow())
    expect(await readLink(link.id)).toEqual({
      record: { collection: 'events', id },
      isOnePage: true,
      hasAllDrafts: false,
      title: 'Grain',
    })
    expect(link).toMatchObject({ recipient: 'Noor Castellane', madeBy: 'contributor' })
  })

  test('lasts until the end of the day in the zone of the site’s settings', async () => {
    const site = { slug: 'site' } as const
    await open.payload.updateGlobal({ ...site, data: { zone: 'Pacific/Auckland' } })
    onTestFinished(async () => {
      await open.payload.updateGlobal({ ...site, data: { zone: MELBOURNE } })
    })
    const { until } = await share({ until: addDays(dateOf(Date.now(), 'Pacific/Auckland'), 90) })

    expect(isoWithOffset(until, 'Pacific/Auckland')).toMatch(/T00:00:00\+1[23]:00$/)
  })

  test('may be of the whole site, with the one draft or with all', async () => {
    const one = await readLink((await share({ shows: 'record' })).id)
    const all = await share({ shows: 'site', collection: undefined, id: undefined })

    expect(one).toMatchObject({ isOnePage: false, hasAllDrafts: false })
    expect(await readLink(all.id)).toMatchObject({ isOnePage: false, hasAllDrafts: true })
    expect(saidBy(all.address).path).toBe('/')
  })

  test('shows the present, or the moment that was chosen', async () => {
    expect(saidBy((await share()).address).moment).toBe('now')
    const { address, at } = await share({ at: '2027-03-14T09:55' })
    expect(at).toBe('2027-03-14T09:55')
    expect(saidBy(address)).toMatchObject({
      path: '/events/grain',
      moment: toInstant('2027-03-14T09:55', MELBOURNE),
    })
  })

  test('stops working once somebody has revoked it, and the list says who', async () => {
    const { id: link } = await share()
    const response = await post(editor, `${link}/revoke`)
    const again = await post(contributor, `${link}/revoke`)

    const revoked = { id: link, state: 'revoked', revokedBy: 'editor' }
    expect(await response.json()).toMatchObject(revoked)
    expect(await again.json()).toMatchObject(revoked)
    expect(await readLink(link)).toBeUndefined()
    expect(await readLink(2 ** 40)).toBeUndefined()
  })

  test('is listed as long as it works, however many newer ones have ended', async () => {
    const { id: oldest } = await share()
    await open.database.query(
      `insert into preview_links (shows, path, recipient, until, made_by)
       select 'site', '/', 'Noor Castellane', 1, 'somebody@staff.example' from generate_series(1, 201)`,
    )
    const links = await findSharedLinks(await createLocalReq({}, open.payload))
    const ids = (works: boolean) =>
      links.filter(({ state }) => (state === 'works') === works).map(({ id: link }) => link)

    expect(ids(true)).toContain(oldest)
    expect(ids(false)).toHaveLength(200)
  })

  test.each([
    ['without a recipient', { recipient: ' ' }, 'Say whom it is for'],
    ['until a day that is over', { until: '2020-01-01' }, 'That day is over'],
    ['for a year', { until: '2199-01-01' }, 'A link works for 90 days at most'],
    ['of no time', { at: 'soon' }, 'Give a day and a time'],
    ['of a time before all previews', { at: '1999-01-01T10:00' }, 'Give a day and a time'],
    ['until no day', { until: 'soon' }, 'Choose a day'],
    ['of what has no page', { collection: 'media' }, undefined],
    ['of one page of a global', { collection: undefined, id: undefined }, 'share the whole site'],
  ])('is refused %s', async (_what, more, words) => {
    const response = await post(contributor, 'share', sharing(more))
    const { errors }: { errors: { message: string }[] } = await response.json()

    expect(response.status).toBe(400)
    if (words) expect(errors[0]?.message).toContain(words)
  })

  test('cannot be made for a record that does not exist, and cannot be revoked if the link does not exist', async () => {
    expect((await post(contributor, 'share', sharing({ id: 999_999 }))).status).toBe(404)
    expect((await post(contributor, '999999/revoke')).status).toBe(404)
    expect((await post(contributor, 'x/revoke')).status).toBe(404)
  })
})

describe('the preview of staff themselves (spec/behaviour §31)', () => {
  test('shows everything, for an hour', async () => {
    const response = await post(contributor, 'own', { collection: 'events', id })
    const { address }: { address: string } = await response.json()
    const { path, claims } = saidBy(address)

    expect(path).toBe('/events/grain')
    expect(claims?.link).toBe(0)
    expect((claims?.until ?? 0) - Date.now()).toBeLessThanOrEqual(60 * 60_000)
  })

  test.each(['/', '/program', '/program/map'])('opens without a record at %s', async (page) => {
    const { headers, status } = await contributor.ask(`/previews/site?page=${page}`)
    const { path, claims } = saidBy(headers.get('Location'))

    expect([status, headers.get('Cache-Control')]).toEqual([302, 'no-store'])
    expect([path, claims?.link]).toEqual([page, 0])
  })

  test('opens without drafts too', async () => {
    const { headers } = await contributor.ask('/previews/site?page=/program&drafts=none')

    expect(saidBy(headers.get('Location')).claims?.link).toBe(PUBLIC_LINK)
  })

  test('opens only at pages of its own list, and only for people with an account', async () => {
    const elsewhere = await contributor.ask('/previews/site?page=//elsewhere.example')
    const stranger = await askStudio(open, '/previews/site?page=/program/map')

    expect([elsewhere.status, stranger.status]).toEqual([404, 401])
  })
})
