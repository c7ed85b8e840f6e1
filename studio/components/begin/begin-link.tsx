import { MAY_BEGIN } from 'content/access/rights.ts'
import { isOneOf } from 'content/access/roles.ts'
import { openStepsOf, openWords, readBegun } from 'content/begin/steps.ts'
import type { Payload, TypedUser } from 'payload'

export async function BeginLink({
  payload,
  user,
}: {
  readonly payload: Payload
  readonly user?: TypedUser | null
}) {
  if (!isOneOf(MAY_BEGIN, { user: user ?? null })) return null
  const begun = await readBegun({ payload })
  const [next, ...others] = openStepsOf(begun)
  if (!next) return null
  const { admin } = payload.config.routes
  return (
    <section className="begin-link" aria-labelledby="begin">
      <h2 id="begin">First steps</h2>
      <p>
        {openWords(begun)} Next: <strong>{next.title}</strong>
        {others.length > 0 && `, and then ${others.length} more`}.{' '}
        <a href={`${admin}/begin`}>Go on</a>
      </p>
    </section>
  )
}
