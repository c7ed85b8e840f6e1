import type { WireOf } from 'contract/answers/keys.ts'
import { Page } from 'contract/answers/page.ts'
import { yearOfName } from 'contract/rules/year-prefix.ts'
import { composeBlocks } from './blocks.ts'
import { copier } from './copier.ts'
import { meta } from './meta.ts'
import { editionSummary, instant, theme } from './parts.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import type { Stubs } from './stub-types.ts'
import { video } from './video.ts'

const copyPage = copier(Page)

/** `/pages/{name}`. */
export function composePage(
  page: RecordOf<'pages'>,
  records: Records,
  stubs: Stubs,
): WireOf<`/pages/${string}`> {
  const year = yearOfName(page.name)
  const edition = year === undefined ? undefined : records.editions.get(year)
  const pageAt = (id: number | undefined) =>
    pageRef(id === undefined ? undefined : records.pages.get(id))
  const parent = pageAt(page.parent)
  const easy = pageAt(page.easy_english)
  const easyOf = pageAt(records.easyEnglishOf(page.id))
  const auslan = video(page.auslan, records)
  return {
    ...copyPage(page),
    id: page.code ?? '',
    ...(year === undefined ? {} : { year }),
    blocks: composeBlocks(page.blocks, records, stubs, year),
    listed: page.listed !== false,
    subnav: (page.subnav ?? []).map(({ title, href }) => ({ title, href })),
    ...(parent ? { parent } : {}),
    ...(easy ? { easy_english: easy } : {}),
    ...(easyOf ? { easy_english_of: easyOf } : {}),
    ...(auslan ? { auslan } : {}),
    ...(edition ? { edition: editionSummary(edition) } : {}),
    ...theme(page.theme),
    ...meta(page.meta, records),
    updated_at: instant(page.updatedAt),
  }
}

function pageRef(page: RecordOf<'pages'> | undefined) {
  return page && { name: page.name, title: page.title }
}
