/** Checks the table of rights through the REST API, the Local API as staff, and every endpoint of ours. */
import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Endpoint, GlobalSlug, Where } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { COMPOSED_COLLECTIONS, COMPOSED_GLOBALS } from '../records/composed.ts'
import { asJson, askStudio } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aPhotograph } from '../testing/records.ts'
import { STAFF_PASSWORD } from '../testing/staff-password.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'
import {
  COLLECTION_RIGHTS,
  GLOBAL_RIGHTS,
  INTERNAL_RIGHTS,
  OPEN_ENDPOINTS,
  type Rights,
} from './rights.ts'
import { ROLES, type Role } from './roles.ts'

const ALL_ROLES = Object.keys(ROLES) as Role[] // the keys of the constant
const ASKING = [...ALL_ROLES, 'nobody'] as const
type Asking = (typeof ASKING)[number]

let open: OpenPayload
const staff = new Map<Asking, StaffMember['ask']>()
const users = new Map<Role, StaffMember['user']>()

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), {
    demo: 'small',
    studioOrigin: 'http://127.0.0.1:3002',
  })
  // This file makes about a thousand requests that are refused. Payload would log each of them.
  open.payload.logger.level = 'silent'
  for (const role of ALL_ROLES) {
    const { ask, user } = await createStaff(open, role)
    staff.set(role, ask)
    users.set(role, user)
  }
  staff.set('nobody', (path, init) => askStudio(open, path, init))
})

afterAll(() => open.close())

async function askAs(asking: Asking, path: string, init?: RequestInit): Promise<Response> {
  const ask = staff.get(asking)
  if (!ask) throw new Error(`${asking} has not logged in`)
  return ask(path, init)
}

/** The id of a record that visitors see. */
async function publicId(collection: CollectionSlug): Promise<number> {
  const where: Where = hasDrafts(collection) ? { _status: { equals: 'published' } } : {}
  const { docs } = await open.payload.find({ collection, where, limit: 1, sort: 'id', depth: 0 })
  return Number(docs[0]?.id)
}

/** A kind of request, and the right that it needs. */
interface Way {
  readonly right: Exclude<keyof Rights, 'own' | 'fields'>
  readonly name: string
  readonly path: (ids: Ids) => string
  readonly init?: RequestInit | ((ids: Ids) => RequestInit)
  /** Whether `npm test` tries this request in every collection. */
  readonly isInEach?: true
}

interface Ids {
  /** A record that visitors see. In collections without publishing it is any record. */
  readonly shown: number
  /** The id of a record that visitors do not see. In collections without such records it equals `shown`. */
  readonly hidden: number
  /** The id of a version of `shown`; undefined in collections without versions. */
  readonly version: number | undefined
}

const READING: readonly Way[] = [
  { right: 'read', name: 'reads a row', path: ({ shown }) => `/${shown}`, isInEach: true },
  { right: 'read', name: 'reads a list', path: ({ shown }) => bulk(shown) },
  {
    right: 'read',
    name: 'searches by POST',
    path: () => '',
    init: ({ shown }) => ({
      method: 'POST',
      body: bulk(shown).slice(1),
      headers: {
        'X-Payload-HTTP-Method-Override': 'GET',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
    }),
  },
]
const DELETING: readonly Way[] = [
  {
    right: 'delete',
    name: 'deletes',
    path: ({ hidden }) => `/${hidden}`,
    init: { method: 'DELETE' },
    isInEach: true,
  },
]

const patch = (data: object) => asJson('PATCH', data)
const bulk = (id: number) => `?where[id][equals]=${id}`

const WITH_DRAFTS: readonly Way[] = [
  ...READING,
  { right: 'read', name: 'reads versions', path: () => '/versions?limit=1' },
  { right: 'read', name: 'reads a version', path: ({ version }) => `/versions/${version}` },
  {
    right: 'create',
    name: 'adds',
    path: () => '?draft=true',
    init: asJson('POST', {}),
    isInEach: true,
  },
  {
    right: 'create',
    name: 'duplicates',
    path: ({ shown }) => `/${shown}/duplicate`,
    init: asJson('POST', { _status: 'draft', slug: null, name: 'a-copy', year: 1999 }),
  },
  {
    right: 'save',
    name: 'saves a draft',
    path: ({ shown }) => `/${shown}?draft=true`,
    init: patch({}),
    isInEach: true,
  },
  {
    right: 'save',
    name: 'saves drafts of many',
    path: ({ shown }) => `${bulk(shown)}&draft=true`,
    init: patch({}),
  },
  {
    right: 'save',
    name: 'autosaves',
    path: ({ shown }) => `/${shown}?draft=true&autosave=true`,
    init: patch({}),
  },
  {
    right: 'save',
    name: 'restores as a draft',
    path: ({ version }) => `/versions/${version}?draft=true`,
    init: { method: 'POST' },
  },
  {
    right: 'save',
    name: 'asks for a review',
    path: ({ shown }) => `/${shown}/review`,
    init: asJson('POST', { ready: true }),
  },
  {
    right: 'publish',
    name: 'publishes with `_status`',
    path: ({ shown }) => `/${shown}`,
    init: patch({ _status: 'published' }),
    isInEach: true,
  },
  {
    right: 'publish',
    name: 'changes what is public without `_status`',
    path: ({ shown }) => `/${shown}`,
    init: patch({}),
    isInEach: true,
  },
  {
    right: 'publish',
    name: 'publishes in spite of `draft=true`',
    path: ({ shown }) => `/${shown}?draft=true`,
    init: patch({ _status: 'published' }),
  },
  {
    right: 'publish',
    name: 'changes many without `_status`',
    path: ({ shown }) => bulk(shown),
    init: patch({}),
  },
  {
    right: 'publish',
    name: 'publishes many',
    path: ({ shown }) => `${bulk(shown)}&draft=true`,
    init: patch({ _status: 'published' }),
  },
  {
    right: 'publish',
    name: 'restores as public',
    path: ({ version }) => `/versions/${version}`,
    init: { method: 'POST' },
  },
  {
    right: 'publish',
    name: 'adds what is public',
    path: () => '',
    init: asJson('POST', { _status: 'published' }),
  },
  // This request comes last, because it takes down records that the other requests need.
  {
    right: 'publish',
    name: 'unpublishes',
    path: ({ shown }) => `/${shown}`,
    init: patch({ _status: 'draft' }),
    isInEach: true,
  },
  ...DELETING,
]

/**
 * The one collection with drafts in which `npm test` tries every way. In the others it tries only the ways marked
 * `isInEach`, which together need every right: the same function makes the rights of all collections. `npm run hostile`
 * tries every way in each.
 */
const WHOLE: CollectionSlug = 'events'

function hasDrafts(collection: CollectionSlug): boolean {
  return Boolean(open.payload.collections[collection].config.versions?.drafts)
}

function isWhole(collection: CollectionSlug): boolean {
  return collection === WHOLE || process.env['EVERY_WAY'] !== undefined
}

/** Collections without drafts: a saved record is public at once if a page shows it. */
const WITHOUT_DRAFTS: readonly Way[] = [
  ...READING,
  { right: 'create', name: 'adds', path: () => '', init: asJson('POST', {}) },
  { right: 'save', name: 'saves', path: ({ hidden }) => `/${hidden}`, init: patch({}) },
  { right: 'save', name: 'saves many', path: ({ hidden }) => bulk(hidden), init: patch({}) },
  ...DELETING,
]
/** For collections whose rows are shown on public pages. */
const SHOWN: readonly Way[] = [
  {
    right: 'publish',
    name: 'saves what is shown',
    path: ({ shown }) => `/${shown}`,
    init: patch({}),
  },
]

const TABLE: [CollectionSlug, Rights][] = Object.entries({
  ...COLLECTION_RIGHTS,
  ...INTERNAL_RIGHTS,
}) as [CollectionSlug, Rights][] // the keys of both tables

async function idsOf(collection: CollectionSlug): Promise<Ids> {
  const { payload } = open
  const shown = await (SPARE[collection]?.() ?? publicId(collection))
  if (hasDrafts(collection)) {
    const draft = await draftId(collection)
    const { docs } = await payload.findVersions({
      collection: collection as 'events', // any collection with versions
      where: { parent: { equals: shown } },
      limit: 1,
    })
    return { shown, hidden: draft, version: Number(docs[0]?.id) }
  }
  return { shown, hidden: await hiddenId(collection, shown), version: undefined }
}

async function draftId(collection: CollectionSlug): Promise<number> {
  return (await open.payload.create({ collection, draft: true, data: {} })).id
}

let yearBegun = 2100

/** Makes or finds a row of collections that are empty in the demo, or where only certain rows can be tested. */
const SPARE: Partial<Record<CollectionSlug, () => Promise<number>>> = {
  async media() {
    const { docs } = await open.payload.find({
      collection: 'events',
      where: { _status: { equals: 'published' }, lead_image: { exists: true } },
      limit: 1,
      depth: 0,
    })
    return Number(docs[0]?.lead_image)
  },
  async users() {
    const data = { email: `${randomUUID()}@staff.example`, password: STAFF_PASSWORD }
    const role = 'editor'
    return (await open.payload.create({ collection: 'users', data: { ...data, role } })).id
  },
  async releases() {
    return (
      await open.payload.create({
        collection: 'releases',
        data: { at: '2027-03-06T10:00', state: 'set' },
      })
    ).id
  },
  async 'preview-links'() {
    const link = { shows: 'site', path: '/', recipient: 'Noor', until: 0, made_by: 'ann' } as const
    return (await open.payload.create({ collection: 'preview-links', data: link })).id
  },
  async beginnings() {
    // Each year can have only one beginning.
    yearBegun += 1
    const data = { year: yearBegun, from: 2026, begun: {} }
    return (await open.payload.create({ collection: 'beginnings', data })).id
  },
  async 'sheet-imports'() {
    const progress = { total: 0, tried: 0, undone: 0, plan: [], written: [], notes: [] }
    const data = { at: '2026-03-14T00:20:00Z', who: 'x', name: 'x', state: 'done', ...progress }
    return (await open.payload.create({ collection: 'sheet-imports', data })).id
  },
  async 'payload-kv'() {
    const data = { key: randomUUID(), data: {} }
    return (await open.payload.create({ collection: 'payload-kv', data })).id
  },
}

async function hiddenId(collection: CollectionSlug, shown: number): Promise<number> {
  if (collection !== 'media') return shown
  const context = { mayLackFile: true }
  return (await open.payload.create({ collection, data: aPhotograph(), context })).id
}

/** The right counts as given unless the response is a refusal of rights: a save may still fail for other reasons. */
async function isGiven(response: Response): Promise<boolean> {
  if ([401, 403, 404, 501].includes(response.status)) return false
  const { docs, errors }: { docs?: unknown[]; errors?: { message: string }[] } =
    await response.json()
  if (docs === undefined) return true
  // A request for many rows answers with `docs` and lists the refused rows in `errors`.
  return docs.length > 0 || (errors ?? []).some(({ message }) => !message.includes('editor'))
}

describe('a contributor', () => {
  /** What visitors see: published rows as text, by name. For pictures, only those that existed before the test. */
  async function publicRows(): Promise<Map<string, string>> {
    const rows = new Map<string, string>()
    for (const collection of COMPOSED_COLLECTIONS) {
      const options = { collection, depth: 0, pagination: false } as const
      for (const doc of (await open.payload.find(options)).docs) {
        const isPublic = '_status' in doc ? doc._status === 'published' : doc.id <= lastPicture
        if (isPublic) rows.set(`${collection} ${doc.id}`, JSON.stringify(doc))
      }
    }
    for (const slug of COMPOSED_GLOBALS)
      rows.set(slug, JSON.stringify(await open.payload.findGlobal({ slug, depth: 0 })))
    return rows
  }

  let lastPicture = 0

  beforeAll(async () => {
    const { docs } = await open.payload.find({ collection: 'media', sort: '-id', limit: 1 })
    lastPicture = docs[0]?.id ?? 0
  })

  test('changes nothing that visitors see through any endpoint of the studio', async () => {
    const idsOfAll = new Map<string, Ids>()
    for (const slug of COMPOSED_COLLECTIONS) idsOfAll.set(slug, await idsOf(slug))
    const before = await publicRows()
    const asked: string[] = []
    for (const { slug, endpoints } of open.payload.config.collections) {
      const ids = idsOfAll.get(slug)
      if (!ids || !endpoints) continue
      for (const { method, path } of endpoints) {
        if (method === 'get' || method === 'options' || method === 'head') continue
        if (!isTried(slug, `${method} ${path}`)) continue
        for (const body of isWhole(slug) ? Object.values(BODIES) : BODIES_TOGETHER) {
          const id = path.includes('versions') ? (ids.version ?? 0) : ids.shown
          const place = path === '/' ? bulk(ids.shown) : path.replace(':id', String(id))
          await askAs('contributor', `/${slug}${place}`, asJson(method.toUpperCase(), body))
          asked.push(`${slug} ${method} ${path}`)
        }
      }
    }

    expect(new Set(asked)).toContain('events post /:id/review')
    expect(new Set(asked)).toContain('events post /:id/take-down')
    expect(await publicRows()).toEqual(before)
  })

  /**
   * Whether an endpoint is tried in a collection. Collections with drafts get many endpoints from the same functions,
   * so `npm test` tries such an endpoint only in `WHOLE`.
   */
  function isTried(slug: CollectionSlug, endpoint: string): boolean {
    return isWhole(slug) || !hasDrafts(slug) || !endpointsOf(WHOLE).includes(endpoint)
  }

  function endpointsOf(slug: CollectionSlug): readonly string[] {
    const { endpoints } = open.payload.collections[slug].config
    return (endpoints || []).map(({ method, path }) => `${method} ${path}`)
  }

  /** Bodies that a form or a program could send. */
  const BODIES = {
    nothing: {},
    published: {
      _status: 'published',
      title: 'Mine',
      name: 'mine',
      withdrawn: true,
      withdrawn_reason: 'Mine',
    },
    draft: { _status: 'draft' },
    takenDown: { how: 'withdrawn', reason: 'Mine' },
    saved: { changes: { title: { old: '', new: 'Mine' }, _status: { old: '', new: 'published' } } },
  }
  /** Each endpoint reads only the fields that it knows, so several bodies can be sent as one. */
  const BODIES_TOGETHER = [
    { ...BODIES.published, ...BODIES.takenDown, ...BODIES.saved },
    BODIES.draft,
  ]

  test('cannot publish through the Local API as the studio uses it either', async () => {
    const user = users.get('contributor')
    const asPerson = { collection: 'events', id: await publicId('events'), user } as const
    const before = await publicRows()

    const data = { _status: 'published', title: 'Mine' } as const
    const options = { ...asPerson, overrideAccess: false } as const
    await expect(open.payload.update({ ...options, data })).rejects.toThrow(/Only an editor/)
    await expect(open.payload.update({ ...options, data: { title: 'Mine' } })).rejects.toThrow(
      /Only an editor/,
    )
    await expect(open.payload.update({ ...asPerson, data })).rejects.toThrow(/Only an editor/)
    await expect(open.payload.update({ ...options, data: { _status: 'draft' } })).rejects.toThrow(
      /Only an editor/,
    )
    expect(await publicRows()).toEqual(before)
  })
})

describe.each(TABLE)('%s', (collection, rights) => {
  const isEdited =
    'events venues artists guides strands festivals articles participate past-festivals pages partners'
      .split(' ')
      .includes(collection)
  const isShown = ['media', 'redirects'].includes(collection)
  const ways = isEdited
    ? WITH_DRAFTS.filter(({ isInEach }) => isWhole(collection) || isInEach)
    : [...(isShown ? SHOWN : []), ...WITHOUT_DRAFTS]

  // Requests without a login are tried here in one collection only: a test below sends them to every path of every
  // collection.
  const asking = isWhole(collection) ? ASKING : ALL_ROLES
  // The role with the fewest rights comes first: what the other roles change must still exist for its requests.
  test.each(asking.toReversed())(
    'lets %s do over REST what the table says',
    async (who: Asking) => {
      const given: string[] = []
      const expected: string[] = []
      const ids = await idsOf(collection)
      for (const { right, name, path, init } of ways) {
        if (who !== 'nobody' && rights[right].includes(who)) expected.push(name)
        const request = typeof init === 'function' ? init(ids) : init
        const response = await askAs(who, `/${collection}${path(ids)}`, request)
        if (await isGiven(response)) given.push(name)
      }

      expect(ids.shown).toBeGreaterThan(0)
      expect(given).toEqual(expected)
    },
  )
})

describe.each(Object.entries(GLOBAL_RIGHTS) as [GlobalSlug, Rights][])('%s', (slug, rights) => {
  const path = `/globals/${slug}`

  test.each(ASKING)('lets %s do over REST what the table says', async (asking) => {
    const read = await askAs(asking, path)
    const versions = await askAs(asking, `${path}/versions`)
    const saved = await askAs(asking, path, asJson('POST', {}))
    const draft = await askAs(asking, `${path}?draft=true`, asJson('POST', {}))

    const may = (who: readonly Role[]) => asking !== 'nobody' && who.includes(asking)
    expect([read.ok, versions.ok, saved.ok, draft.ok]).toEqual([
      may(rights.read),
      may(rights.read),
      may(rights.publish),
      may(rights.save),
    ])
  })
})

describe('a field that only some of those who may save can change', () => {
  const LIMITED: readonly (readonly [string, Rights])[] = [
    ...Object.entries(COLLECTION_RIGHTS),
    ...Object.entries(GLOBAL_RIGHTS),
  ].filter(([, rights]) => Object.keys(rights.fields ?? {}).length > 0)

  test.each(LIMITED)('of %s is changed as the table says', async (slug, rights) => {
    const shared = await placeOf(slug)
    for (const role of ALL_ROLES) {
      const place = slug === 'users' ? ownAccountOf(role, shared) : shared
      let before = await readAll(place)
      for (const [way, send] of Object.entries(WAYS)) {
        const changes = await forgedFields(place, before, Object.keys(rights.fields ?? {}))
        await send(place, role, changes, before)
        const after = await readAll(place)

        const changed = Object.keys(changes).filter((name) => !isEqual(after[name], before[name]))
        const mayChange = Object.entries(rights.fields ?? {})
          .filter(([, who]) => who.includes(role))
          .map(([name]) => name)
        expect(`${role}, ${way}: ${changed.join(' ')}`).toBe(
          `${role}, ${way}: ${mayChange.join(' ')}`,
        )
        before = after
      }
    }
  })

  type Values = Readonly<Record<string, unknown>>
  type Place =
    | { readonly global: GlobalSlug }
    | { readonly collection: CollectionSlug; readonly id: number }

  /** A record that everybody with the right to save may save: a draft, or a picture that no page shows. */
  async function placeOf(slug: string): Promise<Place> {
    if (slug in GLOBAL_RIGHTS) return { global: slug as GlobalSlug }
    const collection = slug as CollectionSlug // a key of the table
    // The tests above have deleted the public records.
    const id = hasDrafts(collection) ? await draftId(collection) : (await idsOf(collection)).hidden
    return { collection, id }
  }

  /** The account itself, or `another` for an administrator: the last administrator cannot be demoted. */
  function ownAccountOf(role: Role, another: Place): Place {
    if (role === 'administrator') return another
    return { collection: 'users', id: users.get(role)?.id ?? 0 }
  }

  async function readAll(place: Place): Promise<Values> {
    const doc: object =
      'global' in place
        ? await open.payload.findGlobal({ slug: place.global, draft: true, depth: 0 })
        : await open.payload.findByID({ ...place, draft: true, depth: 0 })
    return { ...doc }
  }

  function isEqual(one: unknown, other: unknown): boolean {
    return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
  }

  /** A different value for each field, which its form would accept. */
  async function forgedFields(place: Place, before: Values, names: readonly string[]) {
    const { config } = open.payload
    const slug = 'global' in place ? place.global : place.collection
    const form = [...config.collections, ...config.globals].find((each) => each.slug === slug)
    const picture = names.includes('image') ? await SPARE.media?.() : undefined
    const other = (name: string): unknown => {
      const field = form?.flattenedFields.find((each) => each.name === name)
      switch (field?.type) {
        case 'number':
          return Number(before[name] ?? 2030) + 1
        case 'email':
          return `${randomUUID()}@staff.example`
        case 'upload':
          return before[name] === picture ? null : picture
        case 'select':
          return before[name] === 'editor' ? 'contributor' : 'editor'
        case 'group':
          return { asked_by: randomUUID(), asked_at: '2026-03-14T00:20:00.000Z' }
        default:
          if (name === 'zone')
            return before[name] === 'Australia/Perth' ? 'Australia/Hobart' : 'Australia/Perth'
          return randomUUID()
      }
    }
    return Object.fromEntries(names.map((name) => [name, other(name)]))
  }

  /** Ways in which a field can be sent. */
  const WAYS: Readonly<
    Record<string, (place: Place, role: Role, changes: Values, before: Values) => Promise<unknown>>
  > = {
    REST: (place, role, changes) =>
      'global' in place
        ? askAs(role, `/globals/${place.global}?draft=true`, asJson('POST', changes))
        : askAs(role, `/${place.collection}/${place.id}?draft=true`, asJson('PATCH', changes)),
    'the form': (place, role, changes, before) => {
      const sent = Object.entries(changes).map(([name, value]) => [
        name,
        { old: before[name] ?? null, new: value },
      ])
      const body = { base: before['updatedAt'], changes: Object.fromEntries(sent) }
      const at = 'global' in place ? `globals/${place.global}` : `${place.collection}/${place.id}`
      return askAs(role, `/${at}/save`, asJson('POST', body))
    },
    'the Local API': async (place, role, changes) => {
      const options = {
        data: changes,
        draft: true,
        depth: 0,
        overrideAccess: false,
        user: users.get(role),
      } as const
      const saved =
        'global' in place
          ? open.payload.updateGlobal({ ...options, slug: place.global })
          : open.payload.update({ ...options, ...place })
      await saved.catch(() => undefined)
    },
  }
})

describe('what needs no login', () => {
  test('is the login itself, and nothing else', async () => {
    const { config } = open.payload
    const places = [
      ...endpointsOf('', config.endpoints),
      ...config.collections.flatMap(({ slug, endpoints }) => endpointsOf(`/${slug}`, endpoints)),
      ...config.globals.flatMap(({ slug, endpoints }) =>
        endpointsOf(`/globals/${slug}`, endpoints),
      ),
    ]
    // Our endpoint comes before Payload's endpoint of the same path, so Payload's is never called.
    const answered = new Set<string>()
    for (const { method, path } of places) {
      const target = path.replaceAll(/:[a-zA-Z]+\*?/g, '1')
      const init = method === 'get' ? {} : asJson(method.toUpperCase(), {})
      const { status } = await askAs('nobody', target, init)
      if (status !== 401) answered.add(`${method} ${path}`)
    }

    expect(places.length).toBeGreaterThan(300)
    expect([...answered].toSorted()).toEqual(
      OPEN_ENDPOINTS.map((each) => each.replace(' ', ' /users')).toSorted(),
    )
  })

  function endpointsOf(base: string, endpoints: readonly Endpoint[] | false) {
    return (endpoints || []).map(({ method, path }) => ({
      method,
      path: `${base}${path === '/' ? '' : path}`,
    }))
  }

  test('does not include GraphQL, which the studio does not have', async () => {
    const query = asJson('POST', { query: '{ Users { docs { email } } }' })
    const answers = [
      await askAs('administrator', '/graphql', query),
      await askAs('administrator', '/graphql-playground'),
    ]

    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })
})
