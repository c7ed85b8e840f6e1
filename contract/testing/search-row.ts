import type { SearchRow } from '../answers/search.ts'

export function aSearchRow({
  type = 'event',
  id = 'ev01',
  slug = 'slack-water',
  year = 2026,
  title = 'Slack Water',
  detail = '',
  tags = '',
  when = '',
}: {
  type?: SearchRow[0]
  id?: string
  slug?: string
  year?: number
  title?: string
  detail?: string
  tags?: string
  when?: string
} = {}): SearchRow {
  return [type, id, slug, year, title, detail, tags, when]
}
