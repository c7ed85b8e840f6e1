import { NO_MAIL, sendsMail } from 'content/accounts/mail.ts'
import type { AdminViewServerProps } from 'payload'
import { ForgotForm } from './forgot-form.tsx'

/** Replaces Payload's view, which says that mail was sent even if the studio sends no mail. */
export function ForgotPassword({ initPageResult }: AdminViewServerProps) {
  const { payload } = initPageResult.req
  const { admin, routes } = payload.config
  return (
    <main className="small-form">
      <h1>Forgot password</h1>
      {sendsMail(payload) ? <ForgotForm api={routes.api} /> : <p>{NO_MAIL}</p>}
      <p>
        <a href={`${routes.admin}${admin.routes.login}`}>Back to the login</a>
      </p>
    </main>
  )
}
