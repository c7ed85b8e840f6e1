import type { SearchType } from 'contract/answers/search.ts'
import { pathOf } from 'contract/rules/path-of.ts'

/** Where a row leads. The name of a page or entry stands in its slug's place (spec/content C4). */
export function rowPath({ type, slug }: { readonly type: SearchType; readonly slug: string }) {
  return pathOf(type === 'page' ? { type, name: slug } : { type, slug })
}
