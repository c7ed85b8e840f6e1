import { SHORT_CODE } from 'contract/rules/short-code.ts'

/** An event or session that a visitor saved (spec/behaviour §33). */
export interface SavedItem {
  /** Its permanent code. */
  readonly code: string
  /** Epoch seconds. */
  readonly savedAt: number
  /** As it was when it was saved (`views/fingerprint.ts`); empty if the page did not say. */
  readonly fingerprint: string
  /** Its name then, so that a code that is unknown later can be named. */
  readonly name: string
}

/** A line is `code savedAt fingerprint name`, between tabs. */
const LINE = /^([^\t]*)\t(\d{1,12})\t([0-9a-z]*)\t(.*)$/

/**
 * Reads what a browser kept: one item a line, the first of a code counts, in the order in which they were saved. A line
 * that cannot be read spoils no other. Never throws.
 */
export function parseSavedItems(text: string): readonly SavedItem[] {
  const items = new Map<string, SavedItem>()
  for (const line of text.split('\n')) {
    const [, code = '', savedAt, fingerprint = '', name = ''] = LINE.exec(line) ?? []
    if (SHORT_CODE.test(code) && !items.has(code)) {
      items.set(code, { code, savedAt: Number(savedAt), fingerprint, name })
    }
  }
  return [...items.values()]
}

/** Formats items so that `parseSavedItems` reads them again. */
export function formatSavedItems(items: readonly SavedItem[]): string {
  return items
    .map(({ code, savedAt, fingerprint, name }) =>
      [code, savedAt, fingerprint, name.replace(/\s+/g, ' ')].join('\t'),
    )
    .join('\n')
}
