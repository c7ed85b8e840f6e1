import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Config, Payload } from 'payload'
import type { MailSettings } from '../settings/environment.ts'

/** The answer to *Forgot password* if the studio sends no mail. */
export const NO_MAIL =
  'This studio sends no email. Ask an administrator for a link: they make one under Accounts.'

/** Nodemailer's own limit is two minutes; an administrator would send the invitation again before that. */
const TIMEOUT_MS = 10_000
/** RFC 6409 §3.1, and RFC 8314 §3.3 for TLS from the first byte. */
const SUBMISSION_PORT = 587
const TLS_PORT = 465

/** Sends nothing when the studio starts, so the studio also starts while the mail server is down. */
export function createMail({ smtpUrl, from }: MailSettings): Config['email'] {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  return nodemailerAdapter({
    defaultFromAddress: from,
    defaultFromName: 'Studio',
    skipVerify: true,
    transportOptions: {
      host: hostname,
      port: Number(port) || (secure ? TLS_PORT : SUBMISSION_PORT),
      secure,
      connectionTimeout: TIMEOUT_MS,
      ...(username
        ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
        : {}),
    },
  })
}

/** Without settings Payload uses an adapter that only writes mail to the log. */
export function sendsMail({ email }: Payload): boolean {
  return email.name === 'nodemailer'
}
