import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { asJson, askStudio, logIn } from '../testing/ask-studio.ts'
import { startMailServer, type MailServer } from '../testing/mail-server.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk, saveFestival } from '../testing/records.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'
import { findWaiting } from '../lookups/waiting.ts'

const STUDIO = 'http://127.0.0.1:3002'
const PASSWORD = 'a row of posts in fog'

let mailServer: MailServer
let open: OpenPayload
let administrator: StaffMember
let editor: StaffMember
let festival = 0

beforeAll(async () => {
  mailServer = await startMailServer()
  const mail = { smtpUrl: mailServer.url, from: 'studio@parallax.example' }
  open = await openPayload(inject('databaseUrl'), { studioOrigin: STUDIO, mail })
  festival = (await saveFestival(open.payload)).id
  administrator = await createStaff(open, 'administrator')
  editor = await createStaff(open, 'editor')
})

afterAll(async () => {
  await open.close()
  await mailServer.close()
})

/** The token of the link in the newest mail to an address, as soon as it is there. */
async function mailedToken(address: string): Promise<string> {
  const newest = () => mailServer.received.findLast(({ to }) => to.includes(address))?.text ?? ''
  const link = new RegExp(`${STUDIO}/admin/reset/([\\w-]+)`)
  await expect.poll(newest).toMatch(link)
  return link.exec(newest())?.[1] ?? ''
}

test.each(['/users/nobody/link', '/events/nobody/review', '/previews/nobody/revoke'])(
  '%s is no address of a record',
  async (path) => {
    const { status } = await administrator.ask(path, asJson('POST', { ready: true }))
    expect(status).toBe(404)
  },
)

const choosePassword = (token: string) =>
  askStudio(open, '/users/reset-password', asJson('POST', { token, password: PASSWORD }))

describe('a studio that sends mail', () => {
  test('sends a link to somebody who is invited; they write, ask for a review, and an editor publishes', async () => {
    const email = 'carla@parallax.example'
    const invited = await administrator.ask(
      '/users/invite',
      asJson('POST', { email, name: 'Carla', role: 'contributor' }),
    )
    expect(await invited.json()).toEqual({ email, isSent: true })
    expect((await choosePassword(await mailedToken(email))).status).toBe(200)
    const mail = mailServer.received.at(-1)?.text
    expect(mail).toMatch(/^Content-Type: text\/plain/m)
    expect(mail).toMatch(/^Subject: Your account in the studio of /m)
    const token = await logIn(open, { email, password: PASSWORD })
    const asCarla = (path: string, init: RequestInit) =>
      askStudio(open, path, {
        ...init,
        headers: { 'Content-Type': 'application/json', Authorization: `JWT ${token}` },
      })

    const made = await asCarla(
      '/events?draft=true&depth=0',
      asJson('POST', aTalk(festival, { title: 'By Carla' })),
    )
    const { doc }: { doc: { id: number; updatedAt: string } } = await made.json()
    const path = `/events/${doc.id}`
    const early = await asCarla(`${path}/publish`, asJson('POST', { seen: doc.updatedAt }))
    const review = await asCarla(`${path}/review`, asJson('POST', { ready: true }))
    expect([made.status, early.status, review.status]).toEqual([201, 403, 200])

    const asEditor = await createLocalReq({ user: editor.user }, open.payload)
    expect(await findWaiting(asEditor)).toMatchObject([{ title: 'By Carla', askedBy: 'Carla' }])
    const { updatedAt }: { updatedAt: string } = await (
      await editor.ask(`${path}?draft=true&depth=0`)
    ).json()
    const published = await editor.ask(`${path}/publish`, asJson('POST', { seen: updatedAt }))

    expect(published.status).toBe(200)
    expect(await findWaiting(asEditor)).toEqual([])
    expect(await open.payload.findByID({ collection: 'events', id: doc.id })).toMatchObject({
      title: 'By Carla',
      _status: 'published',
    })
  })

  test('sends a link that works once to somebody who has forgotten the password, and nothing to strangers', async () => {
    const { email } = editor.user
    const stranger = 'nobody@parallax.example'
    const answers: [number, unknown][] = []
    for (const each of [stranger, email]) {
      const asked = await askStudio(open, '/users/forgot-password', asJson('POST', { email: each }))
      answers.push([asked.status, await asked.json()])
    }
    expect(answers[0]).toEqual(answers[1])
    const token = await mailedToken(email)
    // The lower case of the Kelvin sign is k, but an address with it is another mailbox.
    const other = `\u212Aim@staff.example`
    await createStaff(open, 'editor', 'kim@staff.example')
    await askStudio(open, '/users/forgot-password', asJson('POST', { email: other }))
    await mailedToken('kim@staff.example')
    expect(mailServer.received.flatMap(({ to }) => to)).not.toContain(stranger)

    expect((await choosePassword(token)).status).toBe(200)

    expect(await logIn(open, { email, password: PASSWORD })).not.toBe('')
    expect((await choosePassword(token)).status).toBe(403)
  })

  test('returns the link if the mail server does not answer', async () => {
    await mailServer.close()
    const invited = await administrator.ask(
      '/users/invite',
      asJson('POST', { email: 'dora@parallax.example', name: 'Dora', role: 'editor' }),
    )
    expect(await invited.json()).toMatchObject({
      isSent: false,
      link: expect.stringContaining(`${STUDIO}/admin/reset/`),
    })
  })
})
