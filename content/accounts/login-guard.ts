import type {
  CollectionAfterLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { TOO_MANY } from '../requests/http-status.ts'
import { isKnownBrowser, knownBrowserCookie } from './known-browser.ts'
import { createTries, type Trying } from './tries.ts'
import { refusal } from '../requests/refusal.ts'

const MINUTE_MS = 60_000

declare module 'payload' {
  interface RequestContext {
    trying?: Trying
  }
}

/** Limits every request that takes a password or sends a link. */
export interface LoginGuard {
  /** Counts an attempt. At the limit, throws 429 with the time to wait, in the same words for any email. */
  begin(req: PayloadRequest, email: string): Trying
  /** To be called when the password was right. */
  forgive(trying: Trying): void
}

/**
 * The process needs exactly one guard, because it remembers the attempts of the last minutes. `hasProxy` says that
 * every request comes through a proxy.
 */
export function createLoginGuard(hasProxy: boolean): LoginGuard {
  const tries = createTries()
  return {
    begin(req, email) {
      const address = hasProxy ? proxiedAddress(req) : 'this machine'
      const trying = { email, address, isKnownBrowser: isKnownBrowser(req, email) }
      const waitMs = tries.begin(trying, Date.now())
      if (waitMs === 0) return trying
      appendHeader(req, 'Retry-After', String(Math.ceil(waitMs / 1000)))
      const minutes = Math.ceil(waitMs / MINUTE_MS)
      const message = `There were too many tries. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
      throw refusal(TOO_MANY, message)
    },
    forgive: tries.forgive,
  }
}

/** Counts the logins over HTTP. Where this process logs in itself, to check an old password, its caller counts. */
export function guardLogin(guard: LoginGuard): CollectionBeforeOperationHook {
  return ({ args, operation, req }) => {
    if (operation !== 'login' || req.payloadAPI !== 'REST') return args
    const { email }: { email?: unknown } = args.data
    req.context.trying = guard.begin(req, typeof email === 'string' ? email : '')
    return args
  }
}

/** Marks the browser as known after a login, or after a new password was set. */
export function rememberBrowser(guard: LoginGuard, isSecure: boolean): CollectionAfterLoginHook {
  return ({ req, user }) => {
    if (req.context.trying) guard.forgive(req.context.trying)
    if (req.payloadAPI !== 'REST') return
    appendHeader(req, 'Set-Cookie', knownBrowserCookie(req, String(user.email), isSecure))
  }
}

/** Returns the last address in the header, which the proxy has added. The client can send any addresses before it. */
function proxiedAddress({ headers }: PayloadRequest): string {
  return headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? 'unknown'
}

function appendHeader(req: PayloadRequest, name: string, value: string): void {
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append(name, value)
}
