import type { WireOf } from 'contract/answers/keys.ts'
import { byClosing } from 'contract/rules/sort-orders.ts'
import { composeBlocks } from './blocks.ts'
import { fileLinks } from './files.ts'
import { meta } from './meta.ts'
import { instant } from './parts.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import type { Stubs } from './stub-types.ts'

/** `/participate`: by closing time. */
export function composeParticipate(records: Records, stubs: Stubs): WireOf<'/participate'> {
  return {
    items: [...records.participate.keys()]
      .flatMap((id) => stubs.participate(id) ?? [])
      .toSorted(byClosing),
  }
}

/** `/participate/{participate}`. */
export function composeParticipateItem(
  item: RecordOf<'participate'>,
  records: Records,
  stubs: Stubs,
): WireOf<`/participate/${string}`> | undefined {
  const stub = stubs.participate(item.id)
  if (!stub) return undefined
  const { image: _image, ...rest } = stub
  const image = records.image(item.image)
  return {
    ...rest,
    ...(image ? { image } : {}),
    blocks: composeBlocks(item.blocks, records, stubs),
    ...(item.eligibility ? { eligibility: records.text(item.eligibility) } : {}),
    ...linkPair('terms', item.terms),
    ...linkPair('apply', item.apply),
    ...(item.contact ? { contact: item.contact } : {}),
    downloads: fileLinks(item.downloads, records),
    outcome: (item.outcome ?? []).flatMap(({ relationTo, value }) => {
      const href = records.path(relationTo, value)
      const title = titleOf(relationTo, value, records)
      return href && title ? [{ title, href }] : []
    }),
    ...meta(item.meta, records),
    updated_at: instant(item.updatedAt),
  }
}

/** A link as a property; none if its words or its target are missing. */
export function linkPair<Name extends string>(
  name: Name,
  link: { readonly title?: string; readonly href?: string } | undefined,
): { [Key in Name]?: { title: string; href: string } } {
  if (!link?.title || !link.href) return {}
  return { [name]: { title: link.title, href: link.href } } as {
    [Key in Name]?: { title: string; href: string }
  } // one key, the given one
}

function titleOf(collection: string, id: number, records: Records): string | undefined {
  switch (collection) {
    case 'events':
      return records.events.get(id)?.title
    case 'articles':
      return records.articles.get(id)?.title
    case 'artists':
      return records.artists.get(id)?.name
    case 'pages':
      return records.pages.get(id)?.title
    default:
      return undefined
  }
}
