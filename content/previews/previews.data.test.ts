import { PUBLIC_LINK, signPreview } from 'contract/rules/preview-signature.ts'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { createComposer } from '../compose/compose.ts'
import { createDocumentStore } from '../stores/documents.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk } from '../testing/records.ts'
import { codeOf } from '../settings/code-of.ts'
import { createDraftStore } from './draft-store.ts'
import { withOwnLinks, type PreviewLink } from './link.ts'
import type { Overlay } from './overlay.ts'
import { createPreviews, type Preview } from './previews.ts'

const KEYS = ['a key of sixteen characters']
const NOW = Date.parse('2026-03-14T00:20:00Z')
const DAY_MS = 86_400_000

let open: OpenPayload
let visible: Awaited<ReturnType<typeof publicAnswers>>
const shared = new Map<number, PreviewLink>()
const releases = { due: new Map() as Overlay }
let previews: ReturnType<typeof createPreviews>
let first: { id: number; slug: string; festival: number }
let second: { id: number; slug: string }
let third: { id: number; slug: string; title: string }

async function publicAnswers() {
  const documents = createDocumentStore(open.payload)
  await documents.readAll()
  return documents
}

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { demo: 'small' })
  visible = await publicAnswers()
  const [one, other, last] = visible.current().events
  if (!one?.slug || !other?.slug || !last?.slug) throw new Error('the demo has no three events')
  first = { id: one.id, slug: one.slug, festival: Number(one.festival) }
  second = { id: other.id, slug: other.slug }
  third = { id: last.id, slug: last.slug, title: last.title }
  previews = createPreviews({
    documents: visible,
    drafts: createDraftStore(open.payload),
    readLink: withOwnLinks((id) => Promise.resolve(shared.get(id))),
    releasesDueBy: () => Promise.resolve(releases.due),
    createComposer,
    keys: KEYS,
    now: () => NOW,
  })
})

afterAll(async () => {
  previews.close()
  await open.close()
})

const signature = (link = 0) => signPreview({ link, until: Date.now() + DAY_MS }, KEYS, codeOf)

/** The preview of a link; throws if the link shows nothing. */
async function shown(link = 0, at?: number): Promise<Preview> {
  const preview = await previews.open(signature(link), at)
  if (typeof preview === 'string') throw new Error(`The link shows nothing: ${preview}`)
  return preview
}

interface Titled {
  readonly title: string
  readonly events?: readonly { readonly slug: string }[]
}

function answer({ answers }: Preview, key: string): Titled | undefined {
  const entry = answers.get(key)
  return entry && (JSON.parse(entry.body) as Titled)
}

const draft = (id: number, title: string) =>
  open.payload.update({ collection: 'events', id, draft: true, data: { title } })

describe('a preview (spec/behaviour §31)', () => {
  test('has a page for a draft whose slug publishing will make', async () => {
    const data = aTalk(first.festival, { title: 'Without a slug' })
    const { id } = await open.payload.create({ collection: 'events', draft: true, data })
    expect(answer(await shown(), `/events/draft-${id}`)?.title).toBe('Without a slug')
    await open.payload.delete({ collection: 'events', id })
  })

  test('shows the newest drafts, and changes nothing public', async () => {
    const before = visible.current()
    await draft(first.id, 'A draft')
    expect(answer(await shown(), `/events/${first.slug}`)?.title).toBe('A draft')

    await draft(first.id, 'Its next save')
    await draft(second.id, 'Another draft')
    const next = await shown()

    expect(answer(next, `/events/${first.slug}`)?.title).toBe('Its next save')
    expect(answer(next, `/events/${second.slug}`)?.title).toBe('Another draft')
    expect(next.draftOf).toBeUndefined()
    await visible.read([`events/${first.id}`])
    expect(visible.current()).toBe(before)
  })

  test('shows a record that never was public, on its page and in the lists', async () => {
    const { id } = await open.payload.create({
      collection: 'events',
      draft: true,
      data: aTalk(first.festival, { title: 'Only a draft', slug: 'only-a-draft' }),
    })
    const preview = await shown()

    expect(answer(preview, '/events/only-a-draft')?.title).toBe('Only a draft')
    const lists = [...preview.answers].filter(([, { body }]) => body.includes('"only-a-draft"'))
    expect(lists.map(([key]) => key)).toContain('/search')
    await open.payload.delete({ collection: 'events', id })
    expect(answer(await shown(), '/events/only-a-draft')).toBeUndefined()
  })

  test('of one record has no other drafts, and says which pages it shows', async () => {
    const record = { collection: 'events' as const, id: first.id }
    shared.set(1, { record, isOnePage: true, hasAllDrafts: false, title: 'The first' })
    await draft(first.id, 'Mine')
    await draft(second.id, 'Not mine')
    const preview = await shown(1)

    expect(answer(preview, `/events/${first.slug}`)?.title).toBe('Mine')
    expect(answer(preview, `/events/${second.slug}`)?.title).not.toBe('Not mine')
    expect(preview).toMatchObject({ paths: [`/events/${first.slug}`], draftOf: 'The first' })
  })

  test('of the header or footer shows their drafts', async () => {
    await open.payload.updateGlobal({ slug: 'header', draft: true, data: { about: 'A draft' } })

    expect((await shown()).answers.get('/global')?.body).toContain('A draft')
  })

  test('of a later moment without drafts has only what releases change until then', async () => {
    await draft(first.id, 'Saved after the release was set')
    await draft(third.id, 'In no release')
    const [event] = visible.current().events.filter(({ id }) => id === first.id)
    releases.due = new Map<string, object | undefined>([
      [`events/${first.id}`, { ...event, title: 'Released' }],
      [`events/${second.id}`, undefined],
    ])
    const later = await shown(PUBLIC_LINK, NOW + DAY_MS)

    expect(answer(later, `/events/${first.slug}`)?.title).toBe('Released')
    expect(answer(later, `/events/${second.slug}`)).toBeUndefined()
    expect(answer(later, `/events/${third.slug}`)?.title).toBe(third.title)
    expect(answer(await shown(PUBLIC_LINK), `/events/${first.slug}`)?.title).toBe(event?.title)
    expect(later.draftOf).toBe('')
    releases.due = new Map()
  })

  test('does not open without a valid signature, after its end, or after its link was deleted', async () => {
    const ended = signPreview({ link: 0, until: Date.now() - 1000 }, KEYS, codeOf)
    const foreign = signPreview({ link: 0, until: Date.now() + DAY_MS }, ['another'], codeOf)

    for (const each of [ended, foreign, signature(99), '', 'x'])
      expect(await previews.open(each)).toBe('none')
  })

  test('reads only the saved draft from the database when it is opened again after a save', async () => {
    await shown()
    await draft(first.id, 'Again')
    const find = vi.spyOn(open.payload, 'find')
    await shown()

    expect(find).toHaveBeenCalledOnce()
    find.mockRestore()
  })

  test('is refused while too many others wait', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => previews.open(signature())))

    expect(results.filter((each) => each === 'busy')).toHaveLength(12)
  })
})
