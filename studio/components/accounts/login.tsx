import { TRIES_RULE } from 'content/accounts/tries.ts'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { StudioMark } from '../parts/studio-mark.tsx'
import { LoginForm } from './login-form.tsx'

/** Replaces Payload's login, which reports a wrong password only for a moment in a corner of the screen. */
export function Login({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  const { admin, api } = payload.config.routes
  const next = getSafeRedirect({
    fallbackTo: admin,
    redirectTo: String(searchParams?.['redirect'] ?? ''),
  })
  if (user) redirect(next)
  return (
    <main className="login-view">
      <StudioMark payload={payload} />
      <LoginForm
        api={api}
        forgot={`${admin}${payload.config.admin.routes.forgot}`}
        next={next}
        rule={TRIES_RULE}
      />
    </main>
  )
}
