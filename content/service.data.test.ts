import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { createContentService } from './service.ts'
import { createOwnDatabase, type OwnDatabase } from './testing/own-database.ts'
import { aTalk, saveFestival } from './testing/records.ts'
import { refusedFields } from './testing/refused-fields.ts'

const TOKEN = 'a token of sixteen characters'
/**
 * How long a test waits for a change to be published on a busy machine. The test continues as soon as the change is
 * there.
 */
const PATIENCE = { timeout: 20_000, interval: 20 }

let settings: Parameters<typeof createContentService>[0]
let dataDir = ''
let database: OwnDatabase
let service: Awaited<ReturnType<typeof createContentService>>
let festival = 0

const aPage = {
  title: 'A page',
  blocks: [{ blockType: 'divider' as const }],
  footer_mode: 'full' as const,
  _status: 'published' as const,
}

// A service without the regular check for changes, so that only notices cause changes to be published.
beforeAll(async () => {
  database = await createOwnDatabase(inject('databaseUrl'))
  dataDir = mkdtempSync(join(tmpdir(), 'festival-service-'))
  settings = {
    databaseUrl: database.url,
    dataDir,
    port: 0,
    token: TOKEN,
    secret: 'a secret of sixteen characters',
    siteOrigin: 'https://parallax.example',
    browserOrigin: undefined,
    admin: { email: 'editor@parallax.example', password: 'long enough by far' },
    clockOffsetMs: 0,
    demo: undefined,
    previewKeys: [],
    backupDir: undefined,
    s3: undefined,
  }
  service = await createContentService(settings, { safetyMs: false })
  festival = (await saveFestival(service.payload)).id
  await service.payload.updateGlobal({
    slug: 'site',
    data: { name: 'Parallax', festival_year: 2026, zone: 'Australia/Melbourne' },
  })
  await published('/years/2026')
})

afterAll(async () => {
  await service.close()
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

const keys = () => [...(service.revisions.current()?.entries.keys() ?? [])]
const current = () => service.revisions.current()?.id ?? ''
/** The keys and bodies of all answers. */
const everything = () =>
  [...(service.revisions.current()?.entries ?? [])].map(([key, { body }]) => key + body).join('\n')

/** The reason that the answers give for a path that is gone. */
function reasonOfEnd(path: string): string | undefined {
  const body = service.revisions.current()?.entries.get('/redirects')?.body ?? '{"gone":[]}'
  const { gone }: { gone: { from: string; reason: string }[] } = JSON.parse(body)
  return gone.find(({ from }) => from === path)?.reason
}

/** Waits until a key exists. */
const published = (key: string) =>
  vi.waitFor(() => {
    if (!keys().includes(key)) throw new Error(`${key} is not published`)
  }, PATIENCE)
/** Waits until the answers fulfil a condition. */
const settled = (isTrue: () => boolean) =>
  vi.waitFor(() => {
    if (!isTrue()) throw new Error('The answers are as they were')
  }, PATIENCE)

/** The keys in `/changes` since a revision, changed and removed. */
async function changes(since: string, wait = 0) {
  const response = await service.api.request(`/changes?since=${since}&wait=${wait}`, {
    headers: { Authorization: `Bearer ${TOKEN}` },
  })
  const lines = (await response.text()).trimEnd().split('\n').slice(1)
  const rows = lines.map((line): { key: string; gone?: true } => JSON.parse(line))
  return {
    changed: rows.filter(({ gone }) => !gone).map(({ key }) => key),
    gone: rows.filter(({ gone }) => gone).map(({ key }) => key),
  }
}

/**
 * Publishes a page and waits until it is there. Notices arrive in order, so all earlier changes have been handled
 * too.
 */
async function fence(name: string): Promise<void> {
  await service.payload.create({ collection: 'pages', data: { ...aPage, name } })
  await published(`/pages/${name}`)
}

const talk = (slug: string, fields: Parameters<typeof aTalk>[1] = {}) =>
  service.payload.create({
    collection: 'events',
    data: aTalk(festival, { slug, title: slug, _status: 'published', ...fields }),
  })

describe('what changes an answer (docs/architecture.md "How a change flows")', () => {
  test('is not a draft', async () => {
    const { id } = await talk('kept')
    await published('/events/kept')
    const before = current()
    const draft = { collection: 'events' as const, id, draft: true }

    await service.payload.update({ ...draft, data: { title: 'A draft' } })
    await service.payload.update({ ...draft, data: { title: 'Saved by itself' } })
    await service.payload.create({
      collection: 'events',
      draft: true,
      data: aTalk(festival, { slug: 'only-a-draft' }),
    })
    await fence('after-drafts')

    expect((await changes(before)).changed).toEqual(['/pages/after-drafts', '/routes', '/search'])
    expect(everything().includes('Saved by itself')).toBe(false)
  })

  test('is publishing, which answers a waiting poll at once', async () => {
    const poll = changes(current(), 30)
    await talk('published')

    const { changed, gone } = await poll
    expect(changed).toContain('/events/published')
    expect(changed).toContain('/years/2026/program')
    expect(gone).toEqual([])
  })

  test('is unpublishing, after which answers have only the path, in the list of gone ones', async () => {
    const { id } = await talk('unpublished')
    await published('/events/unpublished')
    const before = current()

    await service.payload.update({ collection: 'events', id, data: { _status: 'draft' } })
    await settled(() => reasonOfEnd('/events/unpublished') !== undefined)
    await settled(() => !keys().includes('/events/unpublished'))

    const { changed, gone } = await changes(before)
    expect(gone).toEqual(['/events/unpublished'])
    expect(changed).toEqual(expect.arrayContaining(['/search', '/years/2026/program']))
    expect(reasonOfEnd('/events/unpublished')).toBe('It is no longer part of the festival.')
    expect(everything().replace('/events/unpublished', '')).not.toContain('unpublished')
  })

  test('is withdrawing, which adds the path to the list of gone ones', async () => {
    const { id } = await talk('withdrawn-talk')
    await published('/events/withdrawn-talk')
    const before = current()

    await service.payload.update({
      collection: 'events',
      id,
      data: { withdrawn: true, withdrawn_reason: 'The speaker is ill.' },
    })
    await settled(() => everything().includes('The speaker is ill.'))

    const { changed, gone } = await changes(before)
    expect(gone).toEqual(['/events/withdrawn-talk'])
    expect(changed).toContain('/redirects')
    expect(reasonOfEnd('/events/withdrawn-talk')).toBe('The speaker is ill.')
  })

  test('is a global', async () => {
    await service.payload.updateGlobal({ slug: 'header', data: { title: 'Another title' } })

    await settled(() => everything().includes('Another title'))
    expect(service.revisions.current()?.entries.get('/global')?.body).toContain('Another title')
  })

  test('is an alert that staff switch on, and off again', async () => {
    const text = 'The wharf is closed after the storm.'
    const alert = { text, level: 'warning' as const, route_pattern: '/**', to: '2026-03-15T06:00' }
    const save = (alerts: (typeof alert)[]) =>
      service.payload.updateGlobal({ slug: 'site', data: { alerts } })
    const ofSite = () => service.revisions.current()?.entries.get('/site')?.body

    await save([alert])
    await settled(() => everything().includes(text))
    expect(ofSite()).toContain(`"alerts":[${JSON.stringify(alert)}]`)
    expect((await refusedFields(save([{ ...alert, route_pattern: 'events' }])))[0]?.[0]).toBe(
      'alerts.0.route_pattern',
    )

    await save([])
    await settled(() => !everything().includes(text))
    expect(ofSite()).toContain('"alerts":[]')
  })
})

describe('the social picture of an event (decision 080)', () => {
  test('is a JPEG of 1200 × 630 at the address in its answer, and another one with another title', async () => {
    const { payload, api } = service
    const { docs: pictures } = await payload.find({ collection: 'media', limit: 1 })
    const lead = { lead_image: pictures[0]?.id }
    const { id } = await talk('shared', lead)
    await published('/events/shared')
    const address = () => {
      const body = service.revisions.current()?.entries.get('/events/shared')?.body ?? ''
      return /\/media\/[0-9a-f]{16}-social\.jpg/.exec(body)?.[0] ?? ''
    }
    const before = address()

    const headers = { Authorization: `Bearer ${TOKEN}` }
    const response = await api.request(before, { headers })
    const file = await sharp(await response.arrayBuffer()).metadata()
    expect(response.headers.get('Content-Type')).toBe('image/jpeg')
    expect(file).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })

    await payload.update({ collection: 'events', id, data: { title: 'Other' } })
    await settled(() => address() !== before)
    expect((await api.request(address(), { headers })).status).toBe(200)
    expect((await api.request(before, { headers })).status).toBe(404)
  })
})

describe('notices (spec/faults B13)', () => {
  test('are sent in the saving transaction: a save that is rolled back sends none', async () => {
    const { payload } = service
    const listener = new pg.Client({ connectionString: database.url })
    const heard: string[] = []
    await listener.connect()
    listener.on('notification', ({ payload: name = '' }) => heard.push(name))
    await listener.query('listen documents')

    const transactionID = await payload.db.beginTransaction()
    if (transactionID === null) throw new Error('There are no transactions')
    const lost = await payload.create({
      collection: 'pages',
      data: { ...aPage, name: 'rolled-back' },
      req: { transactionID },
    })
    await payload.db.rollbackTransaction(transactionID)
    const kept = await payload.create({ collection: 'pages', data: { ...aPage, name: 'kept' } })
    await vi.waitFor(() => expect(heard).toContain(`pages/${kept.id}`), PATIENCE)
    await listener.end()

    expect(heard).not.toContain(`pages/${lost.id}`)
    await published('/pages/kept')
    expect(keys()).not.toContain('/pages/rolled-back')
  })

  test('with unknown names are ignored', async () => {
    await database.query(
      `select pg_notify('documents', name) from unnest(array['', 'x', 'nobody/1', 'pages/x',
       'pages/0', 'globals/x', 'pages/1; drop table pages', '__proto__/1']) as name`,
    )
    await fence('after-nonsense')

    expect(keys()).toContain('/events/kept')
  })

  test('that come by the thousand change no answer', async () => {
    const before = current()
    await database.query(
      `select pg_notify('documents', 'events/' || n) from generate_series(1, 10000) as n`,
    )
    await fence('after-thousands')

    expect(await changes(before)).toEqual({
      changed: ['/pages/after-thousands', '/routes', '/search'],
      gone: [],
    })
  })
})

describe('what nobody may see yet (spec/faults S7)', () => {
  const canary = (words: string) => ({
    slug: `canary-${words}`,
    title: `Canary ${words}`,
    teaser: `Canary ${words}.`,
    tags: [`canary-${words}`],
  })
  const later = '2099-01-01T10:00'

  test('occurs in no answer: drafts, newer versions, what is scheduled, what its edition hides', async () => {
    const { payload } = service
    await payload.create({
      collection: 'events',
      draft: true,
      data: aTalk(festival, canary('draft')),
    })
    const versioned = await talk('versioned')
    await payload.update({
      collection: 'events',
      id: versioned.id,
      draft: true,
      data: canary('version'),
    })
    const scheduled = await payload.create({
      collection: 'events',
      draft: true,
      data: aTalk(festival, canary('scheduled')),
    })
    await publishAt(scheduled.id, later)
    const hidden = await saveFestival(payload, {
      year: 2028,
      name: 'Canary 2028',
      _status: 'draft',
    })
    await payload.create({
      collection: 'events',
      data: aTalk(hidden.id, { ...canary('edition'), _status: 'published' }),
    })
    await payload.create({
      collection: 'pages',
      data: { ...aPage, name: '2028-canary', title: 'Canary page' },
    })
    await payload.create({
      collection: 'articles',
      draft: true,
      data: { title: 'Canary article', kind: 'news', published_on: '2026-03-01' } as never, // a draft may lack the other fields
    })
    await fence('after-canaries')

    expect(keys()).toContain('/events/versioned')
    expect(everything().match(/.{0,80}canary.{0,80}/gi)).toBeNull()
  })

  test('gets the same status and body as something that does not exist', async () => {
    const ask = async (path: string) => {
      const response = await service.api.request(path, {
        headers: { Authorization: `Bearer ${TOKEN}` },
      })
      return [response.status, (await response.text()).replaceAll(path, '')]
    }

    expect(await ask('/events/canary-draft')).toEqual(await ask('/events/nobody'))
  })

  test('is in the answers once it is published, and only its path after it is unpublished', async () => {
    const { payload } = service
    const { docs } = await payload.find({
      collection: 'events',
      draft: true,
      where: { slug: { equals: 'canary-draft' } },
    })
    const event = { collection: 'events' as const, id: docs[0]?.id ?? 0 }

    await payload.update({ ...event, data: { _status: 'published' } })
    await settled(() => everything().includes('Canary draft'))
    await payload.update({ ...event, data: { _status: 'draft' } })
    await settled(() => !keys().includes('/events/canary-draft'))
    await settled(() => reasonOfEnd('/events/canary-draft') !== undefined)
    const rest = everything().replace('/events/canary-draft', '')
    expect(rest.match(/.{0,80}canary.{0,80}/gi)).toBeNull()
  })
})

/** Sets a release of an event at a wall time of the festival. */
async function publishAt(id: number, at: string): Promise<void> {
  const { payload } = service
  const { docs } = await payload.findVersions({
    collection: 'events',
    where: { parent: { equals: id } },
    limit: 1,
  })
  const item = {
    collection: 'events',
    record: id,
    act: 'publish',
    version: Number(docs[0]?.id),
  } as const
  await payload.create({ collection: 'releases', data: { at, state: 'set', items: [item] } })
}

test('a release that is due is carried out by itself (spec/faults S14)', async () => {
  const draft = await service.payload.create({
    collection: 'events',
    draft: true,
    data: aTalk(festival, { slug: 'scheduled', title: 'Scheduled' }),
  })
  await publishAt(draft.id, '2026-01-01T10:00')

  await published('/events/scheduled')
  expect(everything()).toContain('Scheduled')
})

/** Ends every database session except its own. */
const cut = () =>
  database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )

describe('a database that cuts every session (spec/faults B12)', () => {
  /** Saves a page, and tries again after a failure, as an editor would. */
  const save = (name: string) =>
    vi.waitFor(
      () => service.payload.create({ collection: 'pages', data: { ...aPage, name } }),
      PATIENCE,
    )

  test('never ends the process, and the next save is published', async () => {
    const before = everything()
    await cut()
    expect(everything() === before).toBe(true)

    await save('after-the-cut')
    await published('/pages/after-the-cut')
  })

  test('never ends the process in the middle of a save', async () => {
    const { payload } = service
    const transactionID = await payload.db.beginTransaction()
    if (transactionID === null) throw new Error('There are no transactions')
    await payload.create({
      collection: 'pages',
      data: { ...aPage, name: 'cut-off' },
      req: { transactionID },
    })
    const saving = Promise.allSettled(
      ['one', 'two', 'three', 'four'].map((name) =>
        payload.create({ collection: 'pages', data: { ...aPage, name: `under-way-${name}` } }),
      ),
    )
    await cut()
    await saving

    await save('after-the-second-cut')
    await published('/pages/after-the-second-cut')
    expect(keys()).not.toContain('/pages/cut-off')
  })

  test('publishes afterwards what was saved while nobody could listen', async () => {
    // The listener reconnects a moment after the pool, so it misses the notice of a save in between.
    for (let n = 0; n < 5; n += 1) {
      await cut()
      await save(`unheard-${n}`)
    }

    const names = [0, 1, 2, 3, 4].map((n) => `/pages/unheard-${n}`)
    await vi.waitFor(() => expect(keys()).toEqual(expect.arrayContaining(names)), PATIENCE)
  })
})

describe('a database that cannot write: a standby after a failover, or a full disk (spec/faults B12)', () => {
  test('refuses a save, changes no answer, and accepts the same save when it can write again', async () => {
    const { payload } = service
    const isReadOnly = async (is: boolean) => {
      await database.query(
        `set transaction read write;
         alter database ${database.name} set default_transaction_read_only = ${is ? 'on' : 'off'}`,
      )
      // Existing connections would keep the old setting, so they are cut.
      await cut()
    }
    const { id } = await payload.create({
      collection: 'pages',
      data: { ...aPage, name: 'before-failover' },
    })
    await published('/pages/before-failover')
    const before = everything()
    await isReadOnly(true)
    const data = { title: 'Refused' }
    // The first saves after the cut may get a connection that was lost.
    await vi.waitFor(async () => {
      const refused = payload.update({ collection: 'pages', id, data })
      await expect(refused).rejects.toMatchObject({
        cause: { message: expect.stringContaining('in a read-only transaction') },
      })
    }, PATIENCE)
    expect(everything() === before).toBe(true)

    await isReadOnly(false)
    await vi.waitFor(() => payload.update({ collection: 'pages', id, data }), PATIENCE)
    await settled(() => everything().includes('Refused'))
  })
})
