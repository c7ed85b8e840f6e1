import { randomBytes } from 'node:crypto'
import { AuthenticationError, ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import { CREATED, UNAVAILABLE } from '../requests/http-status.ts'
import { userOf } from '../access/require-user.ts'
import { ROLES } from '../access/roles.ts'
import type { User } from '../payload-types.ts'
import { bodyOf } from '../requests/body-of.ts'
import { handOver, INVITATION, NEW_PASSWORD, sendNewPassword } from './links.ts'
import { NO_MAIL, sendsMail } from './mail.ts'
import type { LoginGuard } from './login-guard.ts'
import { idInPath } from '../requests/id-in-path.ts'
import { refusal } from '../requests/refusal.ts'

const Invitation = v.object({
  email: v.pipe(v.string(), v.trim(), v.email('This is not an email address')),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Say who it is')),
  role: v.picklist(Object.keys(ROLES) as (keyof typeof ROLES)[], 'Choose a role'), // its keys
})
const NewPassword = v.object({ old: v.string(), password: v.string() })
const SessionEnd = v.object({ id: v.optional(v.string()) })
const Address = v.object({ email: v.string() })

export function accountEndpoints(guard: LoginGuard): Omit<Endpoint, 'root'>[] {
  return [
    post('/invite', invite),
    post('/:id/link', makeLink),
    post('/own-password', (req) => changeOwnPassword(req, guard)),
    { path: '/own-sessions', method: 'get', handler: readSessions },
    post('/end-sessions', endSessions),
    post('/forgot-password', (req) => forgotPassword(req, guard)),
  ]
}

function post(path: string, handler: (req: PayloadRequest) => Promise<Response>) {
  return { path, method: 'post' as const, handler }
}

async function invite(req: PayloadRequest): Promise<Response> {
  userOf(req, ['administrator'])
  const { email, name, role } = await bodyOf(req, Invitation)
  const account = await req.payload.create({
    collection: 'users',
    data: { email, name, role, password: randomBytes(32).toString('base64url') },
    req,
  })
  return Response.json(await handOver(req, account, INVITATION), { status: CREATED })
}

/** Makes a link for somebody who has forgotten the password, or whose invitation has expired. */
async function makeLink(req: PayloadRequest): Promise<Response> {
  userOf(req, ['administrator'])
  const id = idInPath(req)
  const account = await req.payload.findByID({ collection: 'users', id, req })
  return Response.json(await handOver(req, account, NEW_PASSWORD))
}

/** Every other session of the account ends. */
async function changeOwnPassword(req: PayloadRequest, guard: LoginGuard): Promise<Response> {
  const user = userOf(req)
  const { old, password } = await bodyOf(req, NewPassword)
  const trying = guard.begin(req, user.email)
  if (!(await isPassword(req, user.email, old))) {
    throw invalid(req, 'old', 'This is not your present password')
  }
  guard.forgive(trying)
  req.context.knowsPassword = true
  await req.payload.update({ collection: 'users', id: user.id, data: { password }, req })
  return Response.json({ message: 'Your password is changed. Every other session has ended.' })
}

/** Logs in. The session that this creates ends when the password is changed. */
async function isPassword(req: PayloadRequest, email: string, password: string): Promise<boolean> {
  try {
    await req.payload.login({ collection: 'users', data: { email, password } })
    return true
  } catch (error) {
    if (error instanceof AuthenticationError || error instanceof ValidationError) return false
    throw error
  }
}

type Session = NonNullable<User['sessions']>[number]

export interface OwnSession extends Session {
  readonly isThis: boolean
}

async function readSessions(req: PayloadRequest): Promise<Response> {
  const user = userOf(req)
  const { sessions } = await req.payload.findByID({ collection: 'users', id: user.id, req })
  return Response.json({ sessions: ownSessions(user, sessions ?? []) })
}

function ownSessions(user: User, sessions: readonly Session[]): OwnSession[] {
  return sessions.map((session) => ({ ...session, isThis: session.id === sessionOf(user) }))
}

async function endSessions(req: PayloadRequest): Promise<Response> {
  const user = userOf(req)
  const { id } = await bodyOf(req, SessionEnd)
  const account = await req.payload.findByID({ collection: 'users', id: user.id, req })
  const isKept = (session: { id: string }) =>
    id === undefined ? session.id === sessionOf(user) : session.id !== id
  const sessions = (account.sessions ?? []).filter(isKept)
  await req.payload.update({ collection: 'users', id: user.id, data: { sessions }, req })
  return Response.json({ sessions: ownSessions(user, sessions) })
}

/** Payload puts the id of the request's session into `_sid`. */
function sessionOf(user: User): unknown {
  return Reflect.get(user, '_sid')
}

/** Every email address gets the same response in the same time: the work is done after the response. */
async function forgotPassword(req: PayloadRequest, guard: LoginGuard): Promise<Response> {
  if (!sendsMail(req.payload)) throw refusal(UNAVAILABLE, NO_MAIL)
  const { email } = await bodyOf(req, Address)
  guard.begin(req, email)
  const { payload } = req
  const sending = sendNewPassword(payload, email)
  sending.catch((error: unknown) => payload.logger.error({ err: error, msg: 'No mail was sent' }))
  return Response.json({ message: 'Success' })
}

function invalid(req: PayloadRequest, path: string, message: string): ValidationError {
  return new ValidationError({ collection: 'users', errors: [{ path, message }], req }, req.t)
}
