import { plainTitle } from 'contract/rules/caption.ts'
import type { EventStub } from 'contract/answers/stubs.ts'
import type { Edition } from 'contract/answers/year.ts'
import { startOf } from 'contract/rules/is-off.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import type { Event as SchemaEvent } from 'schema-dts'
import type { DescribedSite } from './described-page.ts'
import { eventStatus } from './event-status.ts'
import { FESTIVAL_PLACE } from './festival.ts'
import { isoTime } from './iso-time.ts'
import { place } from './place.ts'
import { schemaType } from './schema-type.ts'

/** An event inside another thing, from its first day or session to its last. */
export function listedEvent(
  event: EventStub,
  { types, zone }: Pick<Edition, 'types' | 'zone'>,
  site: DescribedSite,
): SchemaEvent {
  const url = site.origin + pathOf({ type: 'event', slug: event.slug })
  const start = startOf(event)
  const end = event.dates?.end ?? event.sessions.at(-1)?.end
  const iso = (local: string) =>
    event.dates ? local.slice(0, 'YYYY-MM-DD'.length) : isoTime(local, zone)
  return {
    '@type': schemaType(
      event.kind,
      types.find(({ key }) => key === event.type),
    ),
    '@id': url,
    name: plainTitle(event.title),
    description: event.teaser,
    url,
    location: event.venue ? place(event.venue, site) : FESTIVAL_PLACE,
    isAccessibleForFree: event.price.free,
    ...(start === undefined
      ? {}
      : { startDate: iso(start), ...eventStatus(event.status, start, iso) }),
    ...(end === undefined ? {} : { endDate: iso(end) }),
  }
}
