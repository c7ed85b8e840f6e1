import type { WireOf } from 'contract/answers/keys.ts'
import type { Records } from './records.ts'

type Meta = NonNullable<WireOf<`/events/${string}`>['meta']>

interface MetaFields {
  readonly title?: string
  readonly description?: string
  readonly image?: number
  readonly noindex?: boolean
}

/** Staff's title and description for search engines; absent when empty. */
export function meta(fields: MetaFields | undefined, records: Records): { meta?: Meta } {
  const image = records.image(fields?.image)
  const said: Meta = {
    ...(fields?.title ? { title: fields.title } : {}),
    ...(fields?.description ? { description: fields.description } : {}),
    ...(image ? { image } : {}),
    ...(fields?.noindex ? { noindex: true } : {}),
  }
  return Object.keys(said).length > 0 ? { meta: said } : {}
}
