import type { WireOf } from 'contract/answers/keys.ts'
import { Meta as MetaAnswer } from 'contract/answers/parts.ts'
import { copier } from './copier.ts'
import type { Records } from './records.ts'

const copyMeta = copier(MetaAnswer)

type Meta = NonNullable<WireOf<`/events/${string}`>['meta']>

interface MetaFields {
  readonly title?: string
  readonly description?: string
  readonly image?: number
  readonly noindex?: boolean
}

/** What staff say for search engines; absent if all of it is empty. */
export function meta(fields: MetaFields | undefined, records: Records): { meta?: Meta } {
  const image = records.image(fields?.image)
  const said: Meta = {
    ...(fields && copyMeta(fields)),
    ...(image ? { image } : {}),
  }
  return Object.keys(said).length > 0 ? { meta: said } : {}
}
