import type { ArtistKind } from 'contract/answers/stubs.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import type * as v from 'valibot'
import type { DescribedSite } from './described-page.ts'

export interface PersonSource {
  readonly slug: string
  readonly name: string
  readonly kind: v.InferOutput<typeof ArtistKind>
}

/** An artist, or a collective of artists. */
export function person({ slug, name, kind }: PersonSource, { origin }: DescribedSite) {
  const url = origin + pathOf({ type: 'artist', slug })
  const type = kind === 'collective' ? 'Organization' : 'Person'
  return { '@type': type, '@id': url, name, url } as const
}
