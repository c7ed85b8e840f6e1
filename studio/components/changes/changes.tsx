import {
  describeForm,
  findAllChanges,
  readableBy,
  type AllChanges,
  type ChangedRecord,
  type ChangeFilter,
} from 'content/history/all-changes.ts'
import { now } from 'content/requests/settings.ts'
import { festivalZone } from 'content/editions/festival-zone.ts'
import { dateOf, formatDate, formatTime, wallTimeOf } from 'contract/rules/local-time.ts'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { FormDate } from '../page-form/date-inputs.tsx'
import { formOf } from 'content/saving/form-of.ts'
import { ChangeLines } from '../versions/change-lines.tsx'
import { parameter, StaffView } from '../views/staff-view.tsx'
import styles from './changes.module.css'
import { TakeBackButton } from './take-back-button.tsx'

const ADDRESS = '/admin/changes'

/** `/admin/changes?who=&collection=&day=&public=yes&older=`: who changed what in all records, the newest first. */
export async function Changes(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const title = 'What changed'
  if (!req.user) return <StaffView of={props} title={title} />
  const filter: ChangeFilter = {
    who: parameter(props, 'who'),
    collection: parameter(props, 'collection'),
    day: parameter(props, 'day'),
    isPublic: parameter(props, 'public') === 'yes',
    older: parameter(props, 'older'),
  }
  const { changes, older, people } = await findAllChanges(filter, req)
  const zone = await festivalZone(req)
  const today = dateOf(now(req), zone)
  const days = Map.groupBy(changes, ({ at }) => dateOf(at, zone))
  return (
    <StaffView of={props} title={title} isWide>
      <Filters filter={filter} people={people} req={req} />
      {filter.day !== today && (
        <a href={addressOf({ ...filter, day: today, older: '' })}>All of today</a>
      )}
      {!filter.older && !filter.day && !days.has(today) && <p>Nothing was changed today.</p>}
      {changes.length === 0 && (
        <p>No change matches these filters. Empty a field above to see more.</p>
      )}
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>
            {day === today && 'Today, '}
            {formatDate(day, 'weekday')}
          </h2>
          <ol className={styles['list']}>
            {ofDay.map((change) => (
              <Change
                key={`${change.at} ${change.kind} ${change.title}`}
                change={change}
                zone={zone}
              />
            ))}
          </ol>
        </section>
      ))}
      {older !== undefined && <a href={addressOf({ ...filter, older })}>Older changes</a>}
    </StaffView>
  )
}

interface FiltersProps {
  readonly filter: ChangeFilter
  readonly people: AllChanges['people']
  readonly req: PayloadRequest
}

function Filters({ filter, people, req }: FiltersProps) {
  return (
    <form className={styles['filters']} action={ADDRESS}>
      <label>
        Who
        <select name="who" defaultValue={filter.who}>
          <option value="">Everybody</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        What
        <select name="collection" defaultValue={filter.collection}>
          <option value="">Everything</option>
          {readableBy(req).map((slug) => (
            <option key={slug} value={slug}>
              {describeForm(slug, req).kind}
            </option>
          ))}
        </select>
      </label>
      <FormDate label="Day" name="day" kind="day" value={filter.day} />
      <label className={styles['box']}>
        <input type="checkbox" name="public" value="yes" defaultChecked={filter.isPublic} />
        Became public
      </label>
      <button className="studio-button">Show</button>
    </form>
  )
}

interface ChangeProps {
  readonly change: ChangedRecord
  readonly zone: string
}

function Change({ change, zone }: ChangeProps) {
  const { at, who, isPublic, kind, title, target, lines, act, rows } = change
  return (
    <li className={styles['change']}>
      <h3>{target ? <a href={formOf(target)}>{title}</a> : `${title} (gone)`}</h3>
      <p>
        {kind} · {formatTime(wallTimeOf(at, zone))} · {who ?? 'The system'} ·{' '}
        {act === 'deleted' ? 'Deleted' : isPublic ? 'Became public' : 'Draft'}
      </p>
      {act === 'changed' ? (
        <ChangeLines lines={lines} />
      ) : (
        <details>
          <summary>
            {act === 'made' ? 'Made' : 'Deleted'}, with {lines.length} fields
          </summary>
          <ChangeLines lines={lines} />
        </details>
      )}
      {target && rows.length > 0 && (
        <TakeBackButton rows={rows} title={title} form={formOf(target)} />
      )}
      {target && rows.length > 1 && (
        <details>
          <summary>Take back one field</summary>
          {rows.map((row) => (
            <TakeBackButton
              key={row.id}
              rows={[row]}
              field={row.words}
              title={title}
              form={formOf(target)}
            />
          ))}
        </details>
      )}
    </li>
  )
}

function addressOf({ who, collection, day, isPublic, older }: ChangeFilter): string {
  const query = { who, collection, day, public: isPublic ? 'yes' : '', older }
  const given = Object.entries(query).filter(([, value]) => value !== '')
  return `${ADDRESS}?${new URLSearchParams(given)}`
}
