import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { createLoginGuard } from './login-guard.ts'

const EMAIL = 'noor@parallax.example'

/** How many of six attempts are let through. `forwarded` returns the header `X-Forwarded-For` of each attempt. */
function letThrough(hasProxy: boolean, forwarded: (at: number) => string): number {
  const guard = createLoginGuard(hasProxy)
  const tries = Array.from({ length: 6 }, (_, at) => {
    const headers = new Headers({ 'X-Forwarded-For': forwarded(at) })
    const req = { headers } as PayloadRequest // the guard asks for nothing else
    return () => guard.begin(req, EMAIL)
  })
  return tries.filter((attempt) => {
    try {
      return attempt()
    } catch {
      return false
    }
  }).length
}

test.each([
  ['by the address that a proxy saw', true, (at: number) => `192.0.2.${at}`, 6],
  ['not by an address that a client names to a proxy', true, (at: number) => `${at}, 192.0.2.1`, 5],
  ['not by an address that a client names where no proxy is', false, (at: number) => `${at}`, 5],
])('tries at a login are limited %s', (_case, hasProxy, forwarded, count) => {
  expect(letThrough(hasProxy, forwarded)).toBe(count)
})
