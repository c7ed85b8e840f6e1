import { MAX_PLAN_ITEMS } from 'contract/rules/plan-link.ts'
import type { Query } from '../../urls/query.ts'
import type { Screen } from '../../views/screen.ts'
import { StreetMap } from '../../map/street-map.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { Section } from '../../ui/section.tsx'
import { Link } from '../../ui/link.tsx'
import { loadPlan, type PlanView, type ShownPlan } from './load.ts'
import { PlanItem } from './plan-item.tsx'
import { PlanLink } from './plan-link.tsx'
import styles from './plan.module.css'

/** spec/screens §16 */
function Plan({ view: { title, plan } }: { view: PlanView; query: Query }) {
  return (
    <div
      className={`wrap ${styles.plan}`}
      data-plan={plan?.path ?? ''}
      data-large={plan?.isLarge || undefined}
    >
      <ScreenHead title={title} line={plan?.line} />
      {plan ? <Shown plan={plan} /> : <Empty />}
    </div>
  )
}

/** The text is true in every browser: only the script knows whether items are saved. */
function Empty() {
  return (
    <div className={styles.empty}>
      <p>
        Press “Save” at an event or at one of its times, and it is kept here, in this browser alone:
        without an account, and nobody else sees it.
      </p>
      <p className={styles.scriptless}>
        Saving needs JavaScript, which is switched off here. A plan’s link works without it.
      </p>
      <p>
        <Link href="/program">See the program</Link>
      </p>
    </div>
  )
}

function Shown({ plan }: { plan: ShownPlan }) {
  const { days, openToday, nextOpenToday, otherDays, choices, maps, past, isLarge } = plan
  return (
    <>
      <p className={`${styles.actions} unprinted`} data-plan-actions="" />
      {days.map(({ date, heading, nextHeading, items }) => (
        <Section key={date} id={`day-${date}`} title={heading} next={nextHeading}>
          <ol className={styles.items}>
            {items.map((item) => (
              <PlanItem key={item.mark.code} item={item} />
            ))}
          </ol>
        </Section>
      ))}
      {openToday.length > 0 && (
        <Section id="open-today" title="Open today" next={nextOpenToday}>
          <ItemList items={openToday} />
        </Section>
      )}
      {choices.length > 0 && (
        <Section id="choices" title="Choose a time">
          <ol className={styles.items}>
            {choices.map((item) => (
              <PlanItem key={item.mark.code} item={item}>
                <ItemList items={item.sessions} areTimes />
              </PlanItem>
            ))}
          </ol>
        </Section>
      )}
      {otherDays.length > 0 && (
        <Section id="other-days" title="Exhibitions on other days">
          <ItemList items={otherDays} />
        </Section>
      )}
      {maps.map(({ title, map }) => (
        <div key={title} className={isLarge ? 'unprinted' : undefined}>
          <Section id={map.area} title={title}>
            <div className={styles.map}>
              <StreetMap view={map} label={title} />
            </div>
          </Section>
        </div>
      ))}
      <NotFound plan={plan} />
      {past.length > 0 && (
        <details className={styles.past}>
          <summary className={styles.summary}>{`Over (${past.length})`}</summary>
          <ItemList items={past} />
        </details>
      )}
      <PlanLink path={plan.path} isLarge={isLarge} />
    </>
  )
}

function ItemList({ items, areTimes }: { items: ShownPlan['past']; areTimes?: true }) {
  return (
    <ol className={styles.items} data-sorts={areTimes ? undefined : ''}>
      {items.map((item) => (
        <PlanItem key={item.mark.code} item={item} isTime={areTimes} />
      ))}
    </ol>
  )
}

/** Names all codes that are not in the program any more, or never were. */
function NotFound({ plan: { withdrawn, unknown, isCut } }: { plan: ShownPlan }) {
  if (withdrawn.length + unknown.length === 0 && !isCut) return null
  return (
    <Section id="not-found" title="Not in the program" holds="text">
      <ul>
        {withdrawn.map(({ code, reason }) => (
          <li key={code} data-unfound={code}>
            <span data-unfound-name="">{code}</span>
            {` was taken out of the program. ${reason}`}
          </li>
        ))}
        {unknown.map((code) => (
          <li key={code} data-unfound={code}>
            <span data-unfound-name="">{code}</span>
            {' is not known here. The link may be damaged.'}
          </li>
        ))}
      </ul>
      {isCut && (
        <p>{`A plan holds ${MAX_PLAN_ITEMS} things. The rest of this link is left out.`}</p>
      )}
    </Section>
  )
}

export const screen: Screen<PlanView> = {
  load: loadPlan,
  Component: Plan,
  loadsByQuery: true,
}
