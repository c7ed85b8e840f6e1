/** Links with which somebody chooses a password, sent by mail or handed over by an administrator. */
import type { Payload, PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import type { User } from '../payload-types.ts'
import { festivalName } from '../lookups/festival-name.ts'
import { sendsMail } from './mail.ts'
import { storedEmail } from './stored-email.ts'

const HOUR_MS = 60 * 60_000

export interface Occasion {
  readonly hours: number
  readonly subject: (festival: string) => string
  readonly text: (festival: string) => string
}

/** Seven days, for somebody who is away for a week. A judgement. */
export const INVITATION: Occasion = {
  hours: 7 * 24,
  subject: (festival) => `Your account in the studio of ${festival}`,
  text: (festival) =>
    `You are invited to the studio of ${festival}, where its website is written. Choose a password with this link; it works once, for seven days.`,
}

/** One day: the person is waiting for the mail, and the link in an old mail must not work. A judgement. */
export const NEW_PASSWORD: Occasion = {
  hours: 24,
  subject: (festival) => `A new password for the studio of ${festival}`,
  text: (festival) =>
    `Choose a new password for the studio of ${festival} with this link; it works once, for one day. If you did not ask for it, do nothing: your password stays as it is.`,
}

export interface Handed {
  readonly email: string
  readonly isSent: boolean
  /** Absent if it was sent; otherwise somebody must hand it over. */
  readonly link?: string
}

type Account = Pick<User, 'email'>

/** Makes a link for an account and sends it by mail. Returns the link if mail is not set up or cannot be sent. */
export async function handOver(
  req: PayloadRequest,
  { email }: Account,
  occasion: Occasion,
): Promise<Handed> {
  const { payload } = req
  const link = await makePasswordLink(payload, email, occasion, req)
  if (!sendsMail(payload)) return { email, isSent: false, link }
  try {
    await sendLink(payload, { email, link, occasion })
    return { email, isSent: true }
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The mail with a link could not be sent' })
    return { email, isSent: false, link }
  }
}

/** Sends nothing if no account has the address. */
export async function sendNewPassword(payload: Payload, typed: string): Promise<void> {
  // Payload looks for the address in lower case. The mail goes to that form too: another spelling may be another
  // mailbox.
  const email = storedEmail(typed)
  const token: string | null = await makeToken(payload, email, NEW_PASSWORD)
  if (!token) return
  const link = passwordLink(payload, token)
  await sendLink(payload, { email, link, occasion: NEW_PASSWORD })
}

interface Sending {
  readonly email: string
  readonly link: string
  readonly occasion: Occasion
}

async function sendLink(payload: Payload, { email, link, occasion }: Sending): Promise<void> {
  const festival = await festivalName(payload)
  await payload.sendEmail({
    to: email,
    subject: occasion.subject(festival),
    text: inParagraphs([occasion.text(festival), link]),
  })
}

/** Mails are plain text: every mail program shows it, and turns the addresses in it into links. */
export function inParagraphs(paragraphs: readonly string[]): string {
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}

/** The link replaces every earlier link of the account. */
export async function makePasswordLink(
  payload: Payload,
  email: string,
  occasion: Occasion,
  req?: PayloadRequest,
): Promise<string> {
  return passwordLink(payload, await makeToken(payload, email, occasion, req))
}

/** Resolves to `null` if no account has the address, although Payload's type says `string`. */
function makeToken(
  payload: Payload,
  email: string,
  { hours }: Occasion,
  req?: PayloadRequest,
): Promise<string> {
  return payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration: hours * HOUR_MS,
    ...(req ? { req } : {}),
  })
}

function passwordLink({ config }: Payload, token: string): string {
  const { admin, routes, serverURL } = config
  return formatAdminURL({
    adminRoute: routes.admin,
    path: `${admin.routes.reset}/${token}`,
    serverURL,
  })
}
