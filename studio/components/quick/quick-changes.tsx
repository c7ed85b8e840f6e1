import { settingsOf, now } from 'content/requests/settings.ts'
import { findComingSessions, type ComingSession } from 'content/quick/coming-sessions.ts'
import { festivalZone } from 'content/editions/festival-zone.ts'
import { localOf } from 'contract/rules/local-time.ts'
import type { AdminViewServerProps, Payload } from 'payload'
import { FormDate } from '../page-form/date-inputs.tsx'
import { LongText } from '../page-form/inputs.tsx'
import { parameter, StaffView } from '../views/staff-view.tsx'
import { QuickForm } from './quick-form.tsx'
import { QuickMessage } from './quick-message.tsx'
import styles from './quick.module.css'

/** A judgement: as many sessions as somebody in a hurry can scroll through on a phone. The search finds others. */
const SHOWN = 40

/** `/admin/quick`: urgent changes from a phone. Every change here becomes public at once. */
export async function QuickChanges(props: AdminViewServerProps) {
  const { payload, user } = props.initPageResult.req
  const title = 'Quick changes'
  if (!user) return <StaffView of={props} title={title} />
  const code = parameter(props, 'session')
  const search = parameter(props, 'q')
  const nowLocal = localOf(now({ payload }), await festivalZone({ payload }))
  const sessions = await findComingSessions(payload, { nowLocal, search })
  const chosen = sessions.find((session) => session.code === code)
  return (
    <StaffView of={props} title={title}>
      <div className={styles.page}>
        <p>Each change here is public within seconds.</p>
        {chosen ? (
          <ChosenSession session={chosen} />
        ) : (
          <>
            <WholeSite payload={payload} />
            <Sessions sessions={sessions} search={search} />
          </>
        )}
      </div>
    </StaffView>
  )
}

function Sessions({ sessions, search }: { sessions: readonly ComingSession[]; search: string }) {
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Cancel, move or sell out a session</h2>
      <form className={styles.search}>
        <label>
          Title of the event <input type="search" name="q" defaultValue={search} />
        </label>
        <button className="studio-button studio-button--first">Find</button>
      </form>
      <ul className={styles.list}>
        {sessions.slice(0, SHOWN).map((session) => (
          <li key={session.code}>
            <a href={`/admin/quick?session=${session.code}`}>
              <strong>{session.title}</strong>
              <span>{[session.when, ...statesOf(session)].join(' · ')}</span>
            </a>
          </li>
        ))}
      </ul>
      {sessions.length === 0 && (
        <p>No public session is still to come{search && ` with “${search}” in its title`}.</p>
      )}
      {sessions.length > SHOWN && <p>And {sessions.length - SHOWN} later ones: search by title.</p>}
    </section>
  )
}

function statesOf({ isCancelled, isSoldOut }: ComingSession): string[] {
  return [isCancelled ? 'Cancelled' : '', isSoldOut ? 'Sold out' : ''].filter(Boolean)
}

function ChosenSession({ session }: { session: ComingSession }) {
  const { event, code, title, when, start, isCancelled, isSoldOut } = session
  const address = '/api/quick/session'
  const of = { event, code }
  return (
    <section aria-labelledby="chosen">
      <a href="/admin/quick">All sessions</a>
      <h2 id="chosen">{title}</h2>
      <p>{[when, ...statesOf(session)].join(' · ')}</p>
      <QuickMessage>
        {isCancelled ? (
          <QuickForm
            address={address}
            body={{ ...of, change: { kind: 'as-planned' } }}
            button="Put it back on, as planned"
          />
        ) : (
          <details>
            <summary>Cancel this session</summary>
            <QuickForm
              address={address}
              body={{ ...of, change: { kind: 'cancel' } }}
              into="change"
              button="Cancel it now"
            >
              <LongText
                name="note"
                label="Reason, one sentence that visitors read (may stay empty)"
                rows={2}
              />
            </QuickForm>
          </details>
        )}
        <details>
          <summary>Move this session</summary>
          <QuickForm
            address={address}
            body={{ ...of, change: { kind: 'move' } }}
            into="change"
            button="Move it now"
          >
            <FormDate
              name="start"
              label="New day and time"
              kind="day-and-time"
              value={start}
              isNeeded
            />
            <LongText name="note" label="Reason (may stay empty)" rows={2} />
          </QuickForm>
        </details>
        {!isCancelled && (
          <QuickForm
            address={address}
            body={{ ...of, change: { kind: isSoldOut ? 'not-sold-out' : 'sold-out' } }}
            button={isSoldOut ? 'Mark as not sold out' : 'Mark as sold out'}
          />
        )}
      </QuickMessage>
      <a href={`/admin/collections/events/${event}`}>Open the whole event</a>
    </section>
  )
}

async function WholeSite({ payload }: { payload: Payload }) {
  const { alerts, holding } = await payload.findGlobal({ slug: 'site', depth: 0 })
  const isHolding = holding?.on === true
  const { siteOrigin } = settingsOf({ payload })
  return (
    <>
      <section aria-labelledby="alerts">
        <h2 id="alerts">Alerts</h2>
        <QuickMessage>
          <ul className={styles.list}>
            {(alerts ?? []).map(({ id, text }) => (
              <li key={id}>
                <span>{text}</span>
                <QuickForm
                  address="/api/quick/alert"
                  body={{ kind: 'take-down', id }}
                  button="Take down"
                />
              </li>
            ))}
          </ul>
          <details>
            <summary>Put up an alert</summary>
            <QuickForm
              address="/api/quick/alert"
              body={{ kind: 'put-up', level: 'warning' }}
              button="Show it on every page"
            >
              <LongText name="text" label="What visitors must know" rows={3} isNeeded />
            </QuickForm>
          </details>
        </QuickMessage>
      </section>
      <section aria-labelledby="holding">
        <h2 id="holding">Holding screen</h2>
        {isHolding ? (
          <p>
            Visitors see the holding screen now, in place of the whole site.{' '}
            <a href={siteOrigin}>Look at it</a>
          </p>
        ) : (
          <p>While it is on, visitors see it in place of the whole site.</p>
        )}
        <QuickMessage>
          {isHolding ? (
            <QuickForm
              address="/api/quick/holding"
              body={{ on: false }}
              button="Open the site again"
            />
          ) : (
            <details>
              <summary>Close the site for visitors</summary>
              <QuickForm
                address="/api/quick/holding"
                body={{ on: true }}
                button="Show the holding screen now"
              />
            </details>
          )}
        </QuickMessage>
      </section>
    </>
  )
}
