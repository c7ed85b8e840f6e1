import { toInstant } from 'contract/rules/local-time.ts'
import pg from 'pg'
import { createLocalReq } from 'payload'
import type * as v from 'valibot'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { findFindings, findFormFindings } from '../hooks/findings.ts'
import { asJson } from '../testing/ask-studio.ts'
import { startMailServer, type MailServer } from '../testing/mail-server.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk, saveFestival, saveVenue } from '../testing/records.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'
import { findTodos } from '../readiness/find-todos.ts'
import { findPlanned } from '../readiness/planned.ts'
import { idOf } from '../rules/finding.ts'
import { findAllReleases } from './all-releases.ts'
import { releasesDueBy } from './due.ts'
import { findPlannedReleases } from './planned.ts'
import type { RecordReleases } from './record-releases.ts'
import type { Setting } from './set-release.ts'
import { createReleaseRunner } from './release-runner.ts'

const MELBOURNE = 'Australia/Melbourne'

/** The body as a browser sends it. */
type Wanted = Partial<v.InferInput<typeof Setting>> & { readonly staff?: StaffMember }

/** Later than every clock in these tests. */
const AT = '2099-03-14T10:00'
const BEFORE = '2099-03-14T09:59'

let mailServer: MailServer
let open: OpenPayload
let festival = 0
let editor: StaffMember
let contributor: StaffMember
let clock = 0
let revision = 0

beforeAll(async () => {
  mailServer = await startMailServer()
  open = await openPayload(inject('databaseUrl'), {
    studioOrigin: 'http://127.0.0.1:3002',
    mail: { smtpUrl: mailServer.url, from: 'studio@parallax.example' },
  })
  open.payload.logger.level = 'silent'
  festival = (await saveFestival(open.payload)).id
  editor = await createStaff(open, 'editor')
  contributor = await createStaff(open, 'contributor')
  await createStaff(open, 'administrator')
})

afterAll(async () => {
  await open.close()
  await mailServer.close()
})

beforeEach(async () => {
  await open.database.query('delete from releases')
})

const aRunner = () =>
  createReleaseRunner({
    payload: open.payload,
    now: () => clock,
    revision: () => String(revision),
    log: () => undefined,
  })

/** Lets the content service look for due releases at a moment: an instant, or a time in Melbourne. */
async function lookAt(moment: string | number, runner = aRunner()): Promise<void> {
  clock = typeof moment === 'number' ? moment : toInstant(moment, MELBOURNE)
  await runner.look()
}

const ofEvent = (id: number) => ({ collection: 'events' as const, id, depth: 0 })
const newest = (id: number) => open.payload.findByID({ ...ofEvent(id), draft: true })
const publicTitle = async (id: number) => {
  const { _status: status, title } = await open.payload.findByID(ofEvent(id))
  return status === 'published' ? title : undefined
}

async function draft(title: string, fields: Parameters<typeof aTalk>[1] = {}): Promise<number> {
  const data = aTalk(festival, { title, ...fields })
  return (await open.payload.create({ collection: 'events', draft: true, data })).id
}

const saveDraft = (id: number, title: string) =>
  open.payload.update({ ...ofEvent(id), draft: true, data: { title } })

async function set(
  id: number,
  { staff = editor, act = 'publish', into = { at: AT }, seen = '' }: Wanted = {},
): Promise<Response> {
  const { updatedAt } = await newest(id)
  return staff.ask(`/events/${id}/release`, asJson('POST', { act, into, seen: seen || updatedAt }))
}

const releases = async () =>
  (await open.payload.find({ collection: 'releases', depth: 0, sort: 'id' })).docs
const onlyRelease = async () => (await releases())[0]?.id ?? 0
const messageOf = async (response: Response) => {
  const { errors }: { errors?: { message: string }[] } = await response.json()
  return errors?.[0]?.message
}
const press = (path: string, body: object = {}, staff = editor) =>
  staff.ask(`/releases/${path}`, asJson('POST', body))

/** The lines on the home at a moment when something was just released. */
async function homeNews(local: string): Promise<string[]> {
  const req = await createLocalReq({}, open.payload)
  const { done } = await findPlanned(req, toInstant(local, MELBOURNE))
  return done.map(({ title, when }) => `${title}, ${when}`)
}

describe('a release that is set', () => {
  test('happens at its time, in the name of the person who set it', async () => {
    const id = await draft('On time')
    expect((await set(id)).status).toBe(200)

    await lookAt(BEFORE)
    expect(await publicTitle(id)).toBeUndefined()
    await lookAt(AT)

    expect(await publicTitle(id)).toBe('On time')
    expect(await homeNews(AT)).toEqual(['On time, Saturday 14 March 2099, 10am AEDT'])
    expect(await homeNews('2099-03-15T10:01')).toEqual([])
    expect(await releases()).toMatchObject([{ state: 'done', set_by: editor.user.email }])
    const { code } = await newest(id)
    const rows = await open.database.query(
      `select distinct who from history where code = '${code}' and public`,
    )
    expect(rows).toEqual([{ who: editor.user.email }])
  })

  test('publishes the version that was scheduled; a later draft stays a draft of its author', async () => {
    const id = await draft('As scheduled')
    const { updatedAt: version } = await newest(id)
    await set(id)
    await contributor.ask(
      `/events/${id}/save`,
      asJson('POST', { changes: { title: { old: 'As scheduled', new: 'Saved later' } } }),
    )
    const { planned }: RecordReleases = await (await editor.ask(`/events/${id}/release`)).json()
    const words = 'Goes live Sat 14 March 2099, 10am'
    expect(planned).toMatchObject([{ words, version, notIn: '1 change is not in it', problem: '' }])

    await lookAt(AT)

    expect(await publicTitle(id)).toBe('As scheduled')
    const { code, _status, slug, title } = await newest(id)
    expect({ _status, slug, title }).toEqual({
      _status: 'draft',
      slug: 'as-scheduled',
      title: 'Saved later',
    })
    const rows = await open.database.query(
      `select who from history where code = '${code}' and field = 'title' and not public`,
    )
    expect(rows.at(-1)).toEqual({ who: contributor.user.email })
  })

  test('has the newest version when it is set again', async () => {
    const id = await draft('First')
    await set(id)
    await saveDraft(id, 'Second')

    await set(id, { into: { release: await onlyRelease() } })
    await lookAt(AT)

    expect(await publicTitle(id)).toBe('Second')
  })

  test('keeps the version that it had if the newest would be refused', async () => {
    const id = await draft('Stays in')
    await set(id)
    const before = await releases()
    await open.payload.update({ ...ofEvent(id), draft: true, data: { teaser: '' } })

    const response = await set(id, { into: { release: await onlyRelease() } })

    expect(await messageOf(response)).toBe(
      'The release stays as it was. “Stays in”: Event, Teaser: This is needed.',
    )
    expect(await releases()).toEqual(before)
  })

  test('keeps its version, however many are saved later', async () => {
    const id = await draft('Kept')
    await set(id)
    await open.database.query(
      `insert into _events_v (parent_id, version__status, version_title, created_at, updated_at)
       select ${id}, 'draft', 'Later', now(), now() from generate_series(1, 70)`,
    )
    await saveDraft(id, 'The newest')

    const [{ count } = { count: 0 }] = await open.database.query(
      `select count(*)::int as count from _events_v where parent_id = ${id}`,
    )
    expect(count).toBe(51)
    await lookAt(AT)
    expect(await publicTitle(id)).toBe('Kept')
  })

  test('keeps what was published after it was scheduled', async () => {
    const id = await draft('Public')
    await open.payload.update({ ...ofEvent(id), data: { _status: 'published' } })
    await saveDraft(id, 'As scheduled')
    await set(id)
    const teaser = 'Corrected in public meanwhile.'
    const data = { title: 'Public', teaser, _status: 'published' as const }
    await open.payload.update({ ...ofEvent(id), data })
    const answer = await editor.ask(`/events/${id}/release`)
    expect(await answer.json()).toMatchObject({ planned: [{ notIn: '' }] })

    await lookAt(AT)

    expect(await open.payload.findByID(ofEvent(id))).toMatchObject({
      title: 'As scheduled',
      teaser,
    })
  })

  test('warns the form of another event that has the same number', async () => {
    const id = await draft('Seventh', { number: 7 })
    await set(id)
    const number = async (event: Parameters<typeof aTalk>[1]) => {
      const { config } = open.payload.collections.events
      const req = await createLocalReq({ user: editor.user }, open.payload)
      const found = await findFormFindings(config, aTalk(festival, event), req)
      return found.filter(({ field }) => field === 'number')
    }

    const message = '"Seventh", which is to go live by itself, has this number too'
    expect(await number({ number: 7 })).toEqual([{ level: 'warning', field: 'number', message }])
    expect(await number({ number: 8 })).toEqual([])
    expect(await number({ ...(await newest(id)) })).toEqual([])
  })

  test('takes a record out of public', async () => {
    const id = await draft('For a while')
    await open.payload.update({ ...ofEvent(id), data: { _status: 'published' } })
    await set(id, { act: 'unpublish' })

    await lookAt(AT)

    expect(await publicTitle(id)).toBeUndefined()
  })

  test('is carried out even if the account of the person who set it was deleted', async () => {
    const leaving = await createStaff(open, 'editor', 'leaving@staff.example')
    const id = await draft('Of somebody who left')
    await set(id, { staff: leaving })
    await open.payload.delete({ collection: 'users', id: leaving.user.id })

    await lookAt(AT)

    expect(await publicTitle(id)).toBe('Of somebody who left')
  })

  test('is carried out once by two processes', async () => {
    const id = await draft('Once')
    await set(id)
    clock = toInstant(AT, MELBOURNE)

    await Promise.all([aRunner().look(), aRunner().look()])

    const { totalDocs } = await open.payload.countVersions({
      collection: 'events',
      where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
    })
    expect(totalDocs).toBe(1)
  })

  test('is carried out again after a crash in its middle, which left no change', async () => {
    const one = await draft('The first of two')
    const two = await draft('The second of two')
    await set(one)
    await set(two, { into: { release: await onlyRelease() } })
    const holder = new pg.Client({ connectionString: open.database.url })
    await holder.connect()
    await holder.query(`begin; select id from events where id = ${two} for update`)

    const looking = lookAt(AT)
    // The first record is written and the second waits. Now the process loses its database.
    await vi.waitFor(
      async () => {
        const ended = await open.database.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(ended).toHaveLength(1)
      },
      { timeout: 20_000, interval: 20 },
    )
    await looking
    await holder.end()
    expect([await publicTitle(one), await publicTitle(two)]).toEqual([undefined, undefined])
    expect(await releases()).toMatchObject([{ state: 'set' }])

    await lookAt(AT)

    expect([await publicTitle(one), await publicTitle(two)]).toEqual([
      'The first of two',
      'The second of two',
    ])
  })
})

describe('setting a release', () => {
  const backwards = {
    sessions: [
      {
        start: '2026-03-14T11:30',
        end: '2026-03-14T11:00',
        status: { state: 'scheduled' as const },
      },
    ],
  }

  test.each([
    [
      'a rule would refuse to publish',
      backwards,
      {},
      'Nothing is scheduled. “Blur”: Session 1, End: The session must end after it starts.',
    ],
    [
      'a field is missing',
      { teaser: '' },
      {},
      'Nothing is scheduled. “Blur”: Event, Teaser: This is needed.',
    ],
    [
      'the time has passed',
      {},
      { into: { at: '2001-01-01T10:00' } },
      expect.stringMatching(/^This time has passed: it is /),
    ],
    [
      'there is no such time',
      {},
      { into: { at: '2026-10-04T02:30' } },
      'Clocks jump over this hour: choose another',
    ],
    [
      'somebody else saved meanwhile',
      {},
      { seen: '2001-01-01T00:00:00.000Z' },
      'Somebody changed this just now. Look at it, then set it again',
    ],
    [
      'the release is not there any more',
      {},
      { into: { release: 0 } },
      'This release is not there any more: it was carried out or cancelled',
    ],
  ])('is refused when %s', async (_case, fields, setting, message) => {
    const id = await draft('Blur', fields)

    const response = await set(id, setting)

    expect([response.status >= 400, await messageOf(response)]).toEqual([true, message])
    expect(await releases()).toEqual([])
    // The trial left no change behind.
    expect(await newest(id)).toMatchObject({ _status: 'draft', slug: null })
  })

  test('names the input of a time that is refused', async () => {
    const response = await set(await draft('Blur'), { into: { at: '2001-01-01T10:00' } })

    expect(await response.json()).toMatchObject({
      errors: [
        {
          data: {
            errors: [{ path: 'at', message: expect.stringMatching(/^This time has passed/) }],
          },
        },
      ],
    })
  })

  test('and changing it is allowed only for those who may publish', async () => {
    const id = await draft('Not mine to publish')
    expect((await set(id, { staff: contributor })).status).toBe(403)
    await set(id)
    const release = await onlyRelease()

    for (const path of ['move', 'cancel', 'again', 'take-out']) {
      const body = { at: AT, item: 'none' }
      expect((await press(`${release}/${path}`, body, contributor)).status).toBe(403)
    }
    const { may }: RecordReleases = await (await contributor.ask(`/events/${id}/release`)).json()
    expect(may).toBe(false)
  })

  test('keeps the record from being deleted', async () => {
    const id = await draft('Needed later')
    await set(id)

    const response = await editor.ask(`/events/${id}`, { method: 'DELETE' })

    expect(await messageOf(response)).toBe('This is in a release: take it out under Releases first')
  })

  test('moves the record from the release that it was in', async () => {
    const id = await draft('Later still')
    await set(id)
    await set(id, { into: { at: '2099-04-01T10:00', name: 'April' } })

    expect(await releases()).toMatchObject([{ at: '2099-04-01T10:00', name: 'April' }])
  })
})

describe('the page of releases', () => {
  test('moves a release to another time, takes a record out of it, and cancels it', async () => {
    const one = await draft('Stays in')
    const two = await draft('Is taken out')
    await set(one)
    const release = await onlyRelease()
    await set(two, { into: { release } })

    await press(`${release}/move`, { at: '2099-05-01T10:00' })
    const [{ items } = { items: [] }] = await releases()
    await press(`${release}/take-out`, { item: items?.find(({ record }) => record === two)?.id })
    expect(await releases()).toMatchObject([
      { at: '2099-05-01T10:00', items: [{ record: one, act: 'publish' }] },
    ])

    await press(`${release}/cancel`)
    expect(await releases()).toEqual([])
  })
})

describe('a release that fails', () => {
  const warnings = async (id: number) => {
    const found = await findFindings(
      open.payload.collections.events.config,
      await newest(id),
      await createLocalReq({ user: editor.user }, open.payload),
    )
    return found.map(({ message }) => message).filter((message) => message.includes('release'))
  }
  const redirectFrom = async (from: string) =>
    open.payload.create({
      collection: 'redirects',
      data: { from, to: '/', status: '301', since: '2026-01-01', source: 'manual' },
    })

  test('changes nothing at all, stays, says why everywhere, and can be tried again', async () => {
    const good = await draft('Would be fine')
    const bad = await draft('Halation')
    await set(good, { into: { at: AT, name: 'Program launch' } })
    await set(bad, { into: { release: await onlyRelease() } })
    const runner = aRunner()
    await lookAt('2099-03-13T10:00', runner)
    const { id: redirect } = await redirectFrom('/events/halation')
    const problem = expect.stringMatching(
      /^“Halation”: .*A redirect leads away from \/events\/halation/,
    )

    // The public records have changed, so the release is tried again before its time.
    revision += 1
    await lookAt('2099-03-13T10:01', runner)
    expect(await releases()).toMatchObject([{ state: 'set', problem }])
    const stays = expect.stringMatching(
      /^The release stays set for 14 March 2099 at 10am AEDT\. “Halation”/,
    )
    const moved = { at: '2099-03-15T10:00' }
    expect(await messageOf(await press(`${await onlyRelease()}/move`, moved))).toEqual(stays)
    expect(await messageOf(await set(bad, { into: moved }))).toEqual(stays)
    expect(await warnings(bad)).toEqual([expect.stringContaining(' would fail. “Halation”')])
    expect((await findPlannedReleases(open.payload, 'events')).get(bad)).toEqual([
      expect.stringContaining('14 March 2099'),
      'Release would fail',
    ])

    await lookAt(AT, runner)

    expect([await publicTitle(good), await publicTitle(bad)]).toEqual([undefined, undefined])
    expect(await releases()).toMatchObject([{ name: 'Program launch', state: 'failed', problem }])
    expect(await warnings(bad)).toEqual([
      expect.stringMatching(/^The release of 14 March 2099 at 10am AEDT failed\. “Halation”/),
    ])
    const [todos] = await findTodos(undefined, await createLocalReq({}, open.payload))
    expect(todos).toMatchObject({
      key: 'release',
      todos: [{ record: { collection: 'events', id: bad, title: 'Halation' }, field: 'slug' }],
    })
    expect(mailServer.received.flatMap(({ to }) => to).toSorted()).toEqual([
      'administrator@staff.example',
      'editor@staff.example',
    ])
    expect(mailServer.received[0]?.text).toContain('Program launch')

    const id = await onlyRelease()
    expect(await messageOf(await press(`${id}/again`))).toMatch(/^It failed again\. “Halation”/)
    await open.payload.delete({ collection: 'redirects', id: redirect })
    await press(`${id}/again`)
    await lookAt('2099-03-14T10:30', runner)
    expect([await publicTitle(good), await publicTitle(bad)]).toEqual(['Would be fine', 'Halation'])
    expect(await warnings(bad)).toEqual([])
  })

  test('names every problem when it is refused, each with the field where it can be fixed', async () => {
    const titles = ['Reciprocity', 'Solarised']
    const ids: number[] = []
    for (const title of titles) {
      const { id: venue } = await saveVenue(open.payload, { name: `The hall of ${title}` })
      ids.push(await draft(title, { venues: [venue] }))
    }
    const [one = 0, two = 0] = ids
    await set(one, { into: { at: AT, name: 'Program launch' } })
    await set(two, { into: { release: await onlyRelease() } })
    await redirectFrom('/events/reciprocity')
    const [venue] = (await newest(two)).venues ?? []
    await open.payload.update({
      collection: 'venues',
      id: idOf(venue) ?? 0,
      data: { _status: 'draft' },
    })

    const response = await press(`${await onlyRelease()}/move`, { at: '2099-03-15T10:00' })

    const { errors } = await response.json()
    expect(errors[0].data.refused).toEqual({
      unchanged: 'The release stays set for 14 March 2099 at 10am AEDT.',
      problems: [
        {
          message: expect.stringMatching(/^“Reciprocity”: .*A redirect leads away/),
          place: { target: { collection: 'events', id: one }, field: 'slug' },
        },
        {
          message: expect.stringMatching(/^“Solarised”: its venue .* is not public by then/),
          place: { target: { collection: 'venues', id: idOf(venue) }, field: '_status' },
        },
      ],
    })
    // The trial left no change behind.
    expect([await publicTitle(one), await publicTitle(two)]).toEqual([undefined, undefined])
  })
})

describe('a release whose record needs what is not public (spec/content B18)', () => {
  const venueOf = async (id: number) => (await newest(id)).venues?.[0] as number
  const putVenue = (id: number, status: 'draft' | 'published') =>
    open.payload.update({ collection: 'venues', id, data: { _status: status }, depth: 0 })
  const talkAt = async (title: string) => {
    const { id: venue } = await saveVenue(open.payload, { name: `The hall of ${title}` })
    return draft(title, { venues: [venue] })
  }
  const problemOf = (title: string, when = ' by then') =>
    `“${title}”: its venue “The hall of ${title}” is not public${when}. Publish it first, or set one named release for both.`

  test('is refused when it is set, unless another release publishes that before', async () => {
    const id = await talkAt('Dodge')
    const venue = await venueOf(id)
    await putVenue(venue, 'draft')
    expect(await messageOf(await set(id))).toBe(`Nothing is scheduled. ${problemOf('Dodge')}`)

    const { updatedAt: seen } = await open.payload.findByID({
      collection: 'venues',
      id: venue,
      draft: true,
    })
    const into = { at: '2099-03-01T10:00' }
    await editor.ask(`/venues/${venue}/release`, asJson('POST', { act: 'publish', seen, into }))
    expect((await set(id)).status).toBe(200)
  })

  test('says so as soon as its venue is taken out of public, and fails with that reason', async () => {
    const id = await talkAt('Burn')
    await set(id)
    const runner = aRunner()
    await lookAt('2099-03-13T10:00', runner)
    expect(await releases()).toMatchObject([{ problem: null }])
    await putVenue(await venueOf(id), 'draft')

    revision += 1
    await lookAt('2099-03-13T10:01', runner)
    expect(await releases()).toMatchObject([{ state: 'set', problem: problemOf('Burn') }])
    await lookAt(AT, runner)

    const problem = problemOf('Burn', '')
    expect(await releases()).toMatchObject([{ state: 'failed', problem }])
    expect(await messageOf(await press(`${await onlyRelease()}/again`))).toBe(
      `It failed again. ${problem}`,
    )
    expect(await publicTitle(id)).toBeUndefined()
    const [todos] = await findTodos(undefined, await createLocalReq({}, open.payload))
    expect(todos?.todos).toMatchObject([
      { record: { collection: 'venues', id: await venueOf(id), title: 'The hall of Burn' } },
    ])
  })

  test('is tried even if the trial of another release throws an error; that trial is repeated after a minute', async () => {
    for (const [title, at] of [
      ['Latent', AT],
      ['Fixed', '2099-03-15T10:00'],
    ] as const) {
      const id = await talkAt(title)
      await set(id, { into: { at } })
      await putVenue(await venueOf(id), 'draft')
    }
    const runner = aRunner()
    vi.spyOn(open.payload, 'update').mockRejectedValueOnce(new Error('No connection'))
    await lookAt('2099-03-13T10:00', runner)
    const problems = async () => (await releases()).map(({ problem }) => problem)
    expect(await problems()).toEqual([null, problemOf('Fixed')])

    await lookAt('2099-03-13T10:01', runner)

    expect(await problems()).toEqual([problemOf('Latent'), problemOf('Fixed')])
  })

  test('says so when its venue is taken out of the release', async () => {
    const id = await talkAt('Stop bath')
    const venue = await venueOf(id)
    await putVenue(venue, 'draft')
    const { updatedAt: seen } = await open.payload.findByID({
      collection: 'venues',
      id: venue,
      draft: true,
    })
    const into = { at: AT, name: 'Both' }
    await editor.ask(`/venues/${venue}/release`, asJson('POST', { act: 'publish', seen, into }))
    const runner = aRunner()
    expect((await set(id, { into: { release: await onlyRelease() } })).status).toBe(200)
    await lookAt('2099-03-13T10:00', runner)
    const [{ items } = { items: [] }] = await releases()
    expect(items).toHaveLength(2)

    const item = items?.find(({ collection }) => collection === 'venues')?.id
    await press(`${await onlyRelease()}/take-out`, { item })
    await lookAt('2099-03-13T10:02', runner)

    expect(await releases()).toMatchObject([{ problem: problemOf('Stop bath') }])
  })
})

describe('a release of header, footer or settings', () => {
  const SITE = { slug: 'site', depth: 0 } as const
  const readSite = (isDraft: boolean) => open.payload.findGlobal({ ...SITE, draft: isDraft })
  const saveSite = (data: object) => open.payload.updateGlobal({ ...SITE, draft: true, data })

  async function setSite({
    act = 'publish',
    into = { at: AT },
    staff = editor,
    sure,
  }: Wanted & { sure?: 'yes' } = {}) {
    const { updatedAt } = await readSite(true)
    const seen = String(updatedAt)
    return staff.ask('/globals/site/release', asJson('POST', { act, into, seen, sure }))
  }

  beforeEach(async () => {
    await open.payload.updateGlobal({
      ...SITE,
      data: {
        festival_year: 2026,
        image: null,
        description: null,
        alerts: [],
        _status: 'published',
      },
    })
  })

  test('offers the times of an edition itself, also of one that is not public yet', async () => {
    const days = { year: 2098, start: '2098-03-07', end: '2098-03-30' }
    const { id } = await saveFestival(open.payload, { ...days, _status: 'draft' })
    const data = { start: '2098-03-06' }
    await open.payload.update({ collection: 'festivals', id, data, draft: true })
    const response = await editor.ask(`/festivals/${id}/release`)
    const { presets }: RecordReleases = await response.json()
    expect(presets[0]).toMatchObject({ at: '2098-02-06T10:00' })
  })

  test('switches to the next edition together with what it needs, and keeps what was saved since', async () => {
    const { id: next, lead_image: image } = await saveFestival(open.payload, {
      _status: 'draft',
      year: 2027,
      name: 'Parallax 2027',
    })
    await saveSite({ festival_year: 2027, image: idOf(image) })
    expect(await messageOf(await setSite())).toBe(
      'Nothing is scheduled. “Site settings”: its current edition “Parallax 2027” is not public by then. Publish it first, or set one named release for both.',
    )
    const { updatedAt: seen } = await open.payload.findByID({
      collection: 'festivals',
      id: next,
      draft: true,
    })
    const into = { at: AT, name: 'Program launch' }
    await editor.ask(`/festivals/${next}/release`, asJson('POST', { act: 'publish', seen, into }))
    const switching = { into: { release: await onlyRelease() } }
    expect(await messageOf(await setSite(switching))).toMatch(
      /^This switches the site from 2026 to 2027\. .*2027 has no public event/,
    )
    const response = await setSite({ ...switching, sure: 'yes' })
    const { planned, presets }: RecordReleases = await response.json()
    expect(planned).toMatchObject([{ words: 'Goes live Sat 14 March 2099, 10am', problem: '' }])
    expect(presets).toEqual([])

    const alerts = [{ text: 'A storm is near', level: 'info', route_pattern: '/**' }] as const
    await open.payload.updateGlobal({
      ...SITE,
      data: { festival_year: 2026, image: null, alerts: [...alerts], _status: 'published' },
    })
    await saveSite({ festival_year: 2027, image: idOf(image), description: 'Written later' })
    const answer = await editor.ask('/globals/site/release')
    expect(await answer.json()).toMatchObject({ planned: [{ notIn: '2 changes are not in it' }] })
    const req = await createLocalReq({}, open.payload)
    expect((await findAllReleases(req)).upcoming).toMatchObject([
      {
        title: 'Program launch',
        items: [
          { title: 'Parallax 2027', kind: 'Edition', words: 'Goes live', lines: [] },
          {
            title: 'Site settings',
            kind: '',
            href: '/admin/globals/site',
            words: 'Its changes go live',
            lines: expect.arrayContaining([{ words: 'Current edition', old: '2026', new: '2027' }]),
          },
        ],
      },
    ])

    await lookAt(BEFORE)
    expect(await readSite(false)).toMatchObject({ festival_year: 2026 })
    await lookAt(AT)

    expect(await releases()).toMatchObject([{ state: 'done' }])
    const done = async () => (await findAllReleases(req)).done.flatMap(({ items }) => items)
    const words = [{ words: 'Went live' }, { words: 'Its changes went live' }]
    expect(await done()).toMatchObject(words)
    expect((await done())[1]?.lines).toContainEqual({
      words: 'Current edition',
      old: '2026',
      new: '2027',
    })
    expect(await readSite(false)).toMatchObject({
      festival_year: 2027,
      image: idOf(image),
      description: null,
      alerts: [{ text: 'A storm is near' }],
    })
    expect(await readSite(true)).toMatchObject({
      _status: 'draft',
      description: 'Written later',
      alerts: [{ text: 'A storm is near' }],
    })
    const [row] = await open.database.query(
      `select who from history where collection = 'site' and field = 'festival_year' and public
       order by id desc limit 1`,
    )
    expect(row).toEqual({ who: editor.user.email })

    // The words stay true when the versions from before are deleted.
    await open.database.query('delete from _site_v where version_festival_year = 2026')
    expect(await done()).toMatchObject(words)
  })

  test('keeps its version, however many are saved later', async () => {
    await saveSite({ description: 'As scheduled' })
    await setSite()
    await open.database.query(
      `insert into _site_v (version__status, version_festival_year, version_name, created_at, updated_at)
       select 'draft', 2026, 'Later', now(), now() from generate_series(1, 70)`,
    )
    await saveSite({ description: 'The newest' })

    // These stay: the newest 50 versions, the scheduled version and the public version.
    expect((await open.payload.countGlobalVersions({ global: 'site' })).totalDocs).toBe(52)
    await lookAt(AT)
    expect(await readSite(false)).toMatchObject({ description: 'As scheduled' })
  })

  test('may keep the current edition, even if that edition is not public yet', async () => {
    // By SQL, because an edition with public events may not be taken out of public.
    const setStatus = (status: string) =>
      open.database.query(`update festivals set _status = '${status}' where id = ${festival}`)
    await setStatus('draft')
    onTestFinished(async () => {
      await setStatus('published')
    })
    await saveSite({ description: 'Before the program is out' })
    await setSite()

    await lookAt(AT)

    expect(await readSite(false)).toMatchObject({ description: 'Before the program is out' })
  })

  test('that would fail says so in its form', async () => {
    await saveSite({ description: 'As scheduled' })
    await setSite()
    await open.database.query(`update releases set problem = 'It is full.'`)
    const { config } = open.payload
    const site = config.globals.find(({ slug }) => slug === 'site')

    const found = await findFindings(
      site ?? {},
      await readSite(true),
      await createLocalReq({ user: editor.user }, open.payload),
    )

    expect(found.map(({ message }) => message)).toEqual([
      'The release of 14 March 2099 at 10am AEDT would fail. It is full.',
    ])
  })

  test('cannot take them out of public, and is refused for those who may not publish them', async () => {
    expect(await messageOf(await setSite({ act: 'unpublish' }))).toBe(
      'Nothing is scheduled. “Site settings”: This is on every page: it cannot be taken down.',
    )
    expect((await setSite({ staff: contributor })).status).toBe(403)
  })
})

describe('a release of a festival in Perth', () => {
  const inZone = (zone: string) =>
    open.payload.updateGlobal({ slug: 'site', data: { zone }, depth: 0 })

  beforeEach(() => inZone('Australia/Perth'))
  afterEach(() => inZone('Australia/Melbourne'))

  test('happens at 10am in Perth, and says so wherever staff read of it', async () => {
    const id = await draft('In the west')
    const response = await set(id)
    const { planned, clock: words }: RecordReleases = await response.json()
    expect(planned).toMatchObject([{ words: 'Goes live Sat 14 March 2099, 10am' }])
    expect(words).toMatch(
      /^All times are the festival's, in Perth\. It is \w+ \d+ \w+ \d+, [\d.]+[ap]m Perth time\.$/,
    )

    await lookAt(Date.parse('2099-03-14T01:59:59Z'))
    expect(await publicTitle(id)).toBeUndefined()
    await lookAt(Date.parse('2099-03-14T02:00:00Z'))

    expect(await publicTitle(id)).toBe('In the west')
    const req = await createLocalReq({}, open.payload)
    const { done } = await findPlanned(req, clock)
    expect(done).toMatchObject([
      { title: 'In the west', when: 'Saturday 14 March 2099, 10am Perth time' },
    ])
  })

  test('may be in an hour that only the clocks of Melbourne jump over', async () => {
    const at = '2098-10-05T02:30' // The first Sunday of October.

    expect((await set(await draft('At night'), { into: { at } })).status).toBe(200)
  })
})

describe('what is due by a moment', () => {
  test('is each record as the last release until then leaves it, whatever was saved later', async () => {
    const id = await draft('As set')
    await open.payload.update({ ...ofEvent(id), data: { _status: 'published', title: 'Now' } })
    await saveDraft(id, 'As set')
    await set(id)
    await set(id, { act: 'unpublish', into: { at: '2099-04-01T10:00' } })
    await saveDraft(id, 'A later draft')
    const req = await createLocalReq({}, open.payload)
    const titleAt = async (local: string) => {
      const [record] = await releasesDueBy(toInstant(local, MELBOURNE), req)
      return record && (record.doc?.['title'] ?? 'not public')
    }

    expect([await titleAt(BEFORE), await titleAt(AT), await titleAt('2099-04-02T10:00')]).toEqual([
      undefined,
      'As set',
      'not public',
    ])
  })
})
