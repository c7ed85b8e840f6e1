import { formatDateRange } from 'contract/rules/local-time.ts'

type Text = string | null | undefined

export interface EditionWords {
  readonly name?: Text
  readonly theme_title?: Text
  /** The town or region. */
  readonly where?: Text
  /** Calendar dates, both included. */
  readonly start?: Text
  readonly end?: Text
}

/** The texts of the header (spec/asked §3) that staff edit elsewhere; empty if there is nothing to show. */
export interface HeaderWords {
  readonly title: string
  readonly mobile_title: string
  readonly where: string
  readonly theme_text: string
}

/** From the current edition and the name of the site, so that nobody types the texts twice (spec/content B15). */
export function headerWords(edition: EditionWords | undefined, siteName: Text): HeaderWords {
  const { name, where, start, end, theme_title: theme } = edition ?? {}
  const dates = start ? formatDateRange(start, end ?? start, 'long') : ''
  return {
    title: name || siteName || '',
    mobile_title: siteName || name || '',
    where: [where, dates].filter(Boolean).join(', '),
    theme_text: theme ? `Theme: ${theme}` : '',
  }
}
