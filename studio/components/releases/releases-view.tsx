import {
  findAllReleases,
  type ListedItem,
  type ListedRelease,
} from 'content/releases/all-releases.ts'
import { clockWords } from 'content/releases/record-releases.ts'
import type { Stage } from 'content/releases/words.ts'
import type { AdminViewServerProps } from 'payload'
import { ChangeLines } from '../versions/change-lines.tsx'
import { SwitchFacts } from '../parts/switch-facts.tsx'
import { StaffView } from '../views/staff-view.tsx'
import { MoveRelease, ReleasePress } from './release-press.tsx'
import styles from './releases.module.css'

/** `/admin/releases` */
export async function Releases(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const title = 'Releases'
  if (!req.user) return <StaffView of={props} title={title} />
  const { upcoming, failed, done } = await findAllReleases(req)
  return (
    <StaffView of={props} title={title}>
      <p>
        What becomes public, or is taken out of public, at a set time. {await clockWords(req)} All
        of a release happens, or nothing. To set one, open a record, the header, the footer or the
        site settings, and press <strong>Publish later…</strong>
      </p>
      {failed.length > 0 && (
        <section className={styles['section']} aria-labelledby="failed">
          <h2 id="failed">Failed</h2>
          {failed.map((release) => (
            <Release key={release.id} release={release} />
          ))}
        </section>
      )}
      <section className={styles['section']} aria-labelledby="upcoming">
        <h2 id="upcoming">To come</h2>
        {upcoming.map((release) => (
          <Release key={release.id} release={release} />
        ))}
        {upcoming.length === 0 && <p>No release is set.</p>}
      </section>
      {done.length > 0 && (
        <section className={styles['section']} aria-labelledby="done">
          <h2 id="done">Done</h2>
          {done.map((release) => (
            <Release key={release.id} release={release} />
          ))}
        </section>
      )}
    </StaffView>
  )
}

/** The words before the time. */
const STAGES: Readonly<Record<Stage, string>> = {
  planned: 'Due on',
  running: 'Happening now, due on',
  done: 'Happened on',
  failed: 'Failed, was due on',
}

function Release({ release }: { readonly release: ListedRelease }) {
  const { id, title, stage, when, setBy, problem, items, notIn, editionSwitch, may, at } = release
  const path = `/api/releases/${id}`
  const isOpen = may && stage !== 'done'
  return (
    <article id={`release-${id}`} className={styles['release']}>
      <h3>{title}</h3>
      <p>{[`${STAGES[stage]} ${when}`, setBy && `set by ${setBy}`].filter(Boolean).join(' · ')}</p>
      {problem && (
        <p className="finding finding--must">
          {stage === 'failed' ? 'Failed' : 'Would fail'}: {problem}
        </p>
      )}
      <ul className={styles['items']}>
        {items.map((item) => (
          <li key={item.id}>
            <a href={item.href}>{item.title}</a>
            <span>{[item.kind, item.words].filter(Boolean).join(' · ')}</span>
            <Changes of={item} />
            {isOpen && items.length > 1 && (
              <ReleasePress
                address={`${path}/take-out`}
                body={{ item: item.id }}
                button="Take out"
                of={item.title}
                done={`“${item.title}” is not in the release any more`}
              />
            )}
          </li>
        ))}
      </ul>
      {editionSwitch && (
        <div className="finding finding--should">
          <SwitchFacts {...editionSwitch} />
        </div>
      )}
      {notIn.map(({ year, words }) => (
        <div key={year}>
          <p className="finding finding--should">
            Of {year} this is in no release: {words}.
          </p>
          {isOpen && (
            <ReleasePress
              address="/api/releases/edition"
              body={{ year, release: id }}
              button="Add to this release"
              of={title}
              done="Added to the release"
            />
          )}
        </div>
      ))}
      {isOpen && (
        <div className={styles['actions']}>
          {stage === 'failed' && (
            <ReleasePress
              address={`${path}/again`}
              button="Try again now"
              done="It is tried again now"
            />
          )}
          <MoveRelease address={`${path}/move`} at={at} />
          <details>
            <summary>Cancel</summary>
            <ReleasePress
              address={`${path}/cancel`}
              button="Cancel this release"
              done="The release is cancelled. Nothing in it will happen"
            />
          </details>
        </div>
      )}
    </article>
  )
}

/** The fields in which the record differs from its public version before the release. */
function Changes({ of: { lines } }: { readonly of: ListedItem }) {
  if (lines.length === 0) return null
  return (
    <details className={styles['changes']} open={lines.length <= FEW}>
      <summary>
        {lines.length} {lines.length === 1 ? 'change' : 'changes'}
      </summary>
      <ChangeLines lines={lines} />
    </details>
  )
}

/** A judgement: this many changes can be read at a glance. */
const FEW = 3
