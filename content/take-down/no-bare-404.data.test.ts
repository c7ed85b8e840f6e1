import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { asJson } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk, saveFestival } from '../testing/records.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'

let open: OpenPayload
let editor: StaffMember
let festival = 0

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
  festival = (await saveFestival(open.payload)).id
  editor = await createStaff(open, 'editor')
})

afterAll(() => open.close())

async function publishTalk(title: string, slug: string) {
  const data = aTalk(festival, { title, slug, _status: 'published' })
  return open.payload.create({ collection: 'events', data })
}

/** What the redirects say about an address that has no page any more. */
async function answerAt(from: string) {
  const where = { from: { equals: from } }
  const { docs } = await open.payload.find({ collection: 'redirects', where, depth: 0 })
  return docs.map(({ to, gone }) => (gone ? 'gone' : to))
}

const patch = (path: string, data: object) => editor.ask(path, asJson('PATCH', data))

describe('no request leaves a bare 404 where a page was (spec/content B1.20)', () => {
  test.each<[string, (id: number) => string]>([
    ['one', (id) => `/events/${id}`],
    ['one in the trash, which there is not', (id) => `/events/${id}?trash=true`],
    ['many', (id) => `/events?where[id][equals]=${id}`],
    ['drafts of many', (id) => `/events?where[id][equals]=${id}&draft=true`],
  ])('deleting %s is refused', async (_case, path) => {
    const { id } = await publishTalk('Kept', 'kept')

    const response = await editor.ask(path(id), { method: 'DELETE' })

    expect(await response.text()).toContain('take it down instead of deleting it')
    expect(await open.payload.findByID({ collection: 'events', id })).toMatchObject({ id })
  })

  test('unpublishing a record ends its address', async () => {
    const { id } = await publishTalk('Unpublished', 'unpublished')

    await patch(`/events/${id}`, { _status: 'draft' })

    expect(await answerAt('/events/unpublished')).toEqual(['gone'])
  })

  test('unpublishing many is refused, while drafts of many are saved', async () => {
    const { id } = await publishTalk('Stays', 'stays')
    const many = `/events?where[id][equals]=${id}`

    const refused = await patch(many, { _status: 'draft' })

    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('Take each of these down in its own form')
    expect((await patch(`${many}&draft=true`, { _status: 'draft' })).status).toBe(200)
    expect(await answerAt('/events/stays')).toEqual([])
  })

  test('a new address leaves a redirect, also when one request changes many records', async () => {
    const { id } = await publishTalk('Moved', 'moved')

    await patch(`/events?where[id][equals]=${id}`, { slug: 'moved-on', _status: 'published' })

    expect(await answerAt('/events/moved')).toEqual(['/events/moved-on'])
  })

  test('a page of a year that gets another name leaves a redirect', async () => {
    const { id } = await open.payload.create({
      collection: 'pages',
      data: {
        title: 'Launch',
        name: '2026-launch',
        blocks: [{ blockType: 'divider' }],
        footer_mode: 'full',
        _status: 'published',
      },
    })
    await patch(`/pages/${id}`, { name: '2026-opening', _status: 'published' })
    expect(await answerAt('/2026/launch')).toEqual(['/2026/opening'])
  })

  test('a redirect that is deleted, or starts elsewhere now, leaves an address that is gone', async () => {
    const { id } = await publishTalk('Twice', 'first-name')
    await patch(`/events/${id}`, { slug: 'second-name', _status: 'published' })
    await patch(`/events/${id}`, { slug: 'third-name', _status: 'published' })
    const redirectAt = async (from: string) => {
      const where = { from: { equals: from } }
      return (await open.payload.find({ collection: 'redirects', where })).docs[0]?.id
    }

    const id1 = await redirectAt('/events/first-name')
    await editor.ask(`/redirects/${id1}`, { method: 'DELETE' })
    const id2 = await redirectAt('/events/second-name')
    await patch(`/redirects/${id2}`, { from: '/another', to: '/program' })

    expect(await answerAt('/events/first-name')).toEqual(['gone'])
    expect(await answerAt('/events/second-name')).toEqual(['gone'])
    expect(await answerAt('/another')).toEqual(['/program'])
  })

  test('a redirect whose address never had a page is deleted', async () => {
    const { id } = await open.payload.create({
      collection: 'redirects',
      data: { from: '/never', to: '/program', source: 'manual', status: '301' },
    })
    await editor.ask(`/redirects/${id}`, { method: 'DELETE' })
    expect(await answerAt('/never')).toEqual([])
  })
})

describe('an edition that visitors see', () => {
  test.each<[string, object, RegExp]>([
    ['is not unpublished', { _status: 'draft' }, /take down its \d+ events first/],
    [
      'is not withdrawn',
      { withdrawn: true, withdrawn_reason: 'Over.', _status: 'published' },
      /take down its \d+ events first/,
    ],
    ['keeps its year', { year: 2031, _status: 'published' }, /2026 is in the addresses/],
  ])('%s while it has public records', async (_case, data, words) => {
    await publishTalk('Of the edition', 'of-the-edition')

    const response = await patch(`/festivals/${festival}`, data)

    expect(response.status).toBe(409)
    expect(await response.text()).toMatch(words)
    const kept = await open.payload.findByID({ collection: 'festivals', id: festival })
    expect(kept).toMatchObject({ year: 2026, _status: 'published' })
    expect(kept.withdrawn).not.toBe(true)
  })

  test('keeps the key of a type that public events have; one without events goes', async () => {
    await publishTalk('A talk', 'a-talk')
    const { types } = await open.payload.findByID({ collection: 'festivals', id: festival })
    const without = (key: string) => ({
      types: types.filter((type) => type.key !== key),
      _status: 'published',
    })

    const refused = await patch(`/festivals/${festival}`, without('talks'))
    const done = await patch(`/festivals/${festival}`, without('exhibitions'))

    expect([refused.status, done.status]).toEqual([409, 200])
    expect(await refused.text()).toMatch(/visitors see \d+ events? of it \(.*A talk/)
    expect(await answerAt('/2026/program/exhibitions')).toEqual(['/2026/program'])
  })

  test('is taken down when nothing public is left in it, and drafts of it are saved at any time', async () => {
    const { id } = await saveFestival(open.payload, { year: 2030, name: 'Parallax 2030' })
    const draft = await patch(`/festivals/${festival}?draft=true`, { withdrawn: true })
    const down = await patch(`/festivals/${id}`, { _status: 'draft' })
    expect([draft.status, down.status]).toEqual([200, 200])
    expect(await answerAt('/2030/program')).toEqual(['gone'])
  })

  test('is not left by a public record for one that is not public', async () => {
    const { id } = await publishTalk('Stays', 'stays')
    const ahead = await saveFestival(open.payload, {
      year: 2032,
      name: 'Parallax 2032',
      _status: 'draft',
    })

    const response = await patch(`/events/${id}`, { festival: ahead.id, _status: 'published' })

    expect(response.status).toBe(400)
    expect(await response.text()).toContain('publish the edition first')
  })
})
