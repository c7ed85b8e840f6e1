import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk, saveFestival } from '../testing/records.ts'
import { findDeadLinks } from './dead-links.ts'
import { findForgotten } from './forgotten.ts'
import { findTodos } from './find-todos.ts'

let open: OpenPayload

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
})

afterAll(() => open.close())

const req = () => createLocalReq({}, open.payload)
const linkTo = (link: string) =>
  open.payload.updateGlobal({
    slug: 'header',
    draft: true,
    data: { navigation: [{ title: 'Visit', links: [{ title: 'Getting here', link }] }] },
  })

test('the home lists an old draft of a public record and a dead link until they are corrected', async () => {
  const festival = await saveFestival(open.payload)
  const data = aTalk(festival.id, { title: 'Grain', _status: 'published' })
  const { id } = await open.payload.create({ collection: 'events', data })
  const event = { collection: 'events', id } as const
  await open.payload.update({ ...event, draft: true, data: { title: 'Grains' } })
  await linkTo('/nowhere')
  expect(await findForgotten(await req())).toEqual([])
  await open.database.query(
    `update _events_v set updated_at = now() - interval '8 days' where latest`,
  )

  expect(await findForgotten(await req())).toMatchObject([
    { record: { ...event, title: 'Grains' }, field: '_status' },
  ])
  expect(await findDeadLinks(await req())).toMatchObject([
    { record: { global: 'header' }, field: 'navigation.0.links.0.link' },
  ])

  await open.payload.update({ ...event, data: { _status: 'published' } })
  await linkTo('/program')

  expect(await findTodos(undefined, await req())).toEqual([])
  expect(await findDeadLinks(await req())).toEqual([])
})

test('the dead links of a withdrawn edition are not listed', async () => {
  const festival = await saveFestival(open.payload, { year: 2031, name: 'Parallax 2031' })
  const edition = { collection: 'festivals', id: festival.id } as const
  const intro = { intro: '/nowhere' }
  await open.payload.update({ ...edition, draft: true, data: intro })
  expect(await findDeadLinks(await req())).toMatchObject([{ record: edition, field: 'intro' }])

  const data = { ...intro, withdrawn: true, withdrawn_reason: 'It did not take place.' }
  await open.payload.update({ ...edition, data })

  expect(await findDeadLinks(await req())).toEqual([])
})
