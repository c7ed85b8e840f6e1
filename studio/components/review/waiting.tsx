import { findWaiting } from 'content/lookups/waiting.ts'
import { instantWords } from 'content/rules/instant-words.ts'
import { createLocalReq, type Payload, type TypedUser } from 'payload'

/** On the home of the studio: the drafts that wait for a review, for those who may publish and those who asked. */
export async function Waiting({ payload, user }: { payload: Payload; user?: TypedUser | null }) {
  if (!user) return null
  const waiting = await findWaiting(await createLocalReq({ user }, payload))
  if (waiting.length === 0) return null
  const { admin } = payload.config.routes
  return (
    <section className="waiting" aria-labelledby="waiting">
      <h2 id="waiting">Ready for review</h2>
      <ul>
        {waiting.map(({ collection, id, kind, title, askedBy, askedAt }) => (
          <li key={`${collection} ${id}`}>
            <a href={`${admin}/collections/${collection}/${id}`}>{title || 'Without a title'}</a>
            <span>
              {kind} · {askedBy} asked on {instantWords(Date.parse(askedAt))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
