import { findInGlobals, type FoundGlobal } from 'content/lookups/find-in-globals.ts'
import { findByAddress, type EditedAt } from 'content/lookups/find-by-address.ts'
import { findRecords, SHOWN, type FoundGroup } from 'content/lookups/find-records.ts'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formOf } from 'content/saving/form-of.ts'
import { parameter, StaffView } from '../views/staff-view.tsx'
import styles from './find.module.css'
import { SearchBox } from './search-box.tsx'

/**
 * `/admin/find?q=…`: one search over all records and over header, footer and settings. A search for a public address
 * leads to the form where it is edited, or lists the forms if there are several.
 */
export async function Find(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const search = parameter(props, 'q')
  if (!req.user || !search)
    return (
      <StaffView of={props} title="Find">
        {req.user && <SearchBox />}
      </StaffView>
    )
  const places = await findByAddress(search, req)
  const [place] = places
  if (place && places.length === 1) redirect(place.href)
  const [groups, globals] = await Promise.all([
    findRecords(search, req),
    findInGlobals(search, req),
  ])
  return (
    <StaffView of={props} title="Find">
      <SearchBox search={search} />
      {places.length > 0 && <Places address={search} places={places} />}
      {groups.map((group) => (
        <Group key={group.collection} group={group} search={search} />
      ))}
      {globals.map((global) => (
        <Global key={global.global} global={global} />
      ))}
      {places.length + groups.length + globals.length === 0 && (
        <p>
          Nothing has “{search}” in its title, name, artist, venue, number, alternative text or
          credit, header, footer and settings do not have it, and nothing has it as its address. Try
          fewer words.
        </p>
      )}
    </StaffView>
  )
}

interface PlacesProps {
  readonly address: string
  readonly places: readonly EditedAt[]
}

function Places({ address, places }: PlacesProps) {
  return (
    <section className={styles.group}>
      <h2>What {address} shows is edited here</h2>
      <ul>
        {places.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Group({ group, search }: { group: FoundGroup; search: string }) {
  const { collection, label, records, total } = group
  const list = `/admin/collections/${collection}?search=${encodeURIComponent(search)}`
  return (
    <section className={styles.group}>
      <h2>{label}</h2>
      <ul>
        {records.map(({ id, title }) => (
          <li key={id}>
            <a href={formOf({ collection, id })}>{title}</a>
          </li>
        ))}
      </ul>
      {total > records.length && <a href={list}>All {total}</a>}
    </section>
  )
}

function Global({ global: { global, label, fields } }: { global: FoundGlobal }) {
  const form = `/admin/globals/${global}`
  const rest = fields.length - SHOWN
  return (
    <section className={styles.group}>
      <h2>
        <a href={form}>{label}</a>
      </h2>
      {fields.length > 0 && (
        <ul>
          {fields.slice(0, SHOWN).map(({ field, place, text }) => (
            <li key={field}>
              <a href={`${form}?field=${field}`}>{place}</a>
              {text && `: ${text}`}
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <p>and {rest} more</p>}
    </section>
  )
}
