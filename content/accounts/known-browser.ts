/** A cookie in browsers of an account's owner: guesses from elsewhere do not make the owner wait (`tries.ts`). */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseCookies, type PayloadRequest } from 'payload'
import { storedEmail } from './stored-email.ts'

const NAME = 'studio-browser'
/** Each login starts the year again. */
const YEAR_S = 365 * 24 * 60 * 60

/** This gives no access: it only decides how attempts are counted. */
export function isKnownBrowser(req: PayloadRequest, email: string): boolean {
  const [expires = '', signature = ''] = (parseCookies(req.headers).get(NAME) ?? '').split('.')
  if (!(Number(expires) > Date.now())) return false
  const expected = Buffer.from(sign(req, email, expires))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

export function knownBrowserCookie(req: PayloadRequest, email: string, isSecure: boolean): string {
  const expires = String(Date.now() + YEAR_S * 1000)
  const value = `${expires}.${sign(req, email, expires)}`
  const secure = isSecure ? '; Secure' : ''
  return `${NAME}=${value}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict${secure}`
}

function sign({ payload }: PayloadRequest, email: string, expires: string): string {
  const account = storedEmail(email)
  return createHmac('sha256', payload.secret)
    .update(`browser ${account} ${expires}`)
    .digest('base64url')
}
