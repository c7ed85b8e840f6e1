import type { WireOf } from 'contract/answers/keys.ts'
import { composeBlocks } from './blocks.ts'
import { meta } from './meta.ts'
import { editionSummary, instant, theme } from './parts.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import type { Stubs } from './stub-types.ts'

/** The year a name begins with. */
export function yearOfName(name: string): number | undefined {
  const year = /^(\d{4})-./.exec(name)?.[1]
  return year === undefined ? undefined : Number(year)
}

/** `/pages/{name}`. */
export function composePage(
  page: RecordOf<'pages'>,
  records: Records,
  stubs: Stubs,
): WireOf<`/pages/${string}`> {
  const year = yearOfName(page.name)
  const edition = year === undefined ? undefined : records.editions.get(year)
  const parent = page.parent === undefined ? undefined : records.pages.get(page.parent)
  return {
    id: page.code ?? '',
    name: page.name,
    ...(year === undefined ? {} : { year }),
    title: page.title,
    ...(page.standfirst ? { standfirst: page.standfirst } : {}),
    blocks: composeBlocks(page.blocks, records, stubs, year),
    listed: page.listed !== false,
    footer_mode: page.footer_mode,
    subnav: (page.subnav ?? []).map(({ title, href }) => ({ title, href })),
    ...(parent ? { parent: { name: parent.name, title: parent.title } } : {}),
    ...(edition ? { edition: editionSummary(edition) } : {}),
    ...theme(page.theme),
    ...meta(page.meta, records),
    updated_at: instant(page.updatedAt),
  }
}
