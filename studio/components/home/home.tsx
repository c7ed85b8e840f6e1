import { now } from 'content/requests/settings.ts'
import { findSites } from 'content/live/sites-now.ts'
import { findEditionsAtWork } from 'content/editions/edition-at-work.ts'
import { festivalZone } from 'content/editions/festival-zone.ts'
import { findWaiting } from 'content/lookups/waiting.ts'
import { findComingOpenings } from 'content/quick/coming-openings.ts'
import { findComingSessions } from 'content/quick/coming-sessions.ts'
import { editionState } from 'content/readiness/edition-state.ts'
import { findPlanned } from 'content/readiness/planned.ts'
import { GROUPS, type GroupKey } from 'content/readiness/todo.ts'
import { instantWords } from 'content/rules/instant-words.ts'
import { dayOf, localOf } from 'contract/rules/local-time.ts'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { RenderServerComponent } from '../payload-server.ts'
import { WholeSite } from '../previews/whole-site.tsx'
import { parameter } from '../views/staff-view.tsx'
import styles from './home.module.css'
import { KeepFresh } from './keep-fresh.tsx'
import { NewRecords } from './new-records.tsx'
import { NEXT, NowAndNext } from './now-and-next.tsx'
import { Releases } from './releases.tsx'
import { Sites } from './sites.tsx'
import { AllOf, TodoList } from './todo-list.tsx'
import { Waiting } from './waiting.tsx'

/**
 * `/admin`: what there is to do, and the state of the festival. `?year=2027` shows another edition; `?group=price`
 * shows everything in one group.
 */
export async function Home(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  // Payload already requires a login for the home, but our views never rely on that.
  if (!req.user) redirect('/admin/login')
  const nowMs = now(req)
  const year = Number(parameter(props, 'year'))
  const { shown: edition, others } = await findEditionsAtWork({ asked: year, nowMs }, req)
  const asked = parameter(props, 'group')
  if (asked in GROUPS) return <AllOf group={asked as GroupKey} edition={edition} req={req} />
  const zone = await festivalZone(req)
  return (
    <div className={styles.home}>
      <KeepFresh />
      <header>
        <h1>{edition?.name ?? 'The festival'}</h1>
        <p>
          {edition && <strong>{editionState(edition, nowMs)}</strong>}
          {edition && ' · '}
          {instantWords(nowMs, zone)}
        </p>
        {others.map((other) => (
          <p key={other.id}>
            <a href={`/admin?year=${other.year}`}>{other.name}</a> · {editionState(other, nowMs)}
          </p>
        ))}
      </header>
      <BeforeHome of={props} />
      <NewRecords req={req} permissions={props.initPageResult.permissions} />
      <div className={styles.columns}>
        <TodoList edition={edition} req={req} />
        <Beside req={req} nowMs={nowMs} zone={zone} />
      </div>
    </div>
  )
}

function BeforeHome({ of }: { readonly of: AdminViewServerProps }) {
  const { req } = of.initPageResult
  return RenderServerComponent({
    Component: req.payload.config.admin.components.beforeDashboard,
    importMap: req.payload.importMap,
    serverProps: { payload: req.payload, user: req.user, req, params: of.params },
  })
}

interface BesideProps {
  readonly req: PayloadRequest
  readonly nowMs: number
  readonly zone: string
}

async function Beside({ req, nowMs, zone }: BesideProps) {
  const nowLocal = localOf(nowMs, zone)
  const today = dayOf(nowLocal)
  const [sessions, openings, planned, waiting, sites] = await Promise.all([
    findComingSessions(req.payload, { nowLocal, search: '' }),
    findComingOpenings(req.payload, { today, limit: NEXT }),
    findPlanned(req, nowMs),
    findWaiting(req),
    findSites(req),
  ])
  return (
    <div className={styles.beside}>
      <NowAndNext sessions={sessions} openings={openings} nowLocal={nowLocal} />
      <Waiting waiting={waiting} zone={zone} />
      <Releases planned={planned} />
      <WholeSite />
      <Sites sites={sites} />
    </div>
  )
}
