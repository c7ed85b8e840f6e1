import { SHORT_CODE } from 'contract/rules/short-code.ts'

/** An event or session that a visitor saved (spec/behaviour §33). */
export interface SavedItem {
  /** Its permanent code. */
  readonly code: string
  /** Time of the save, in epoch seconds. */
  readonly savedAt: number
  /** The fingerprint at the time of the save (`views/fingerprint.ts`); empty if the page did not have it. */
  readonly fingerprint: string
  /** The name at the time of the save, to show when the code is no longer known. */
  readonly name: string
}

/** A line is `code savedAt fingerprint name`, separated by tabs. */
const LINE = /^([^\t]*)\t(\d{1,12})\t([0-9a-z]*)\t(.*)$/

/**
 * Parses the stored text: one item per line, in the order of saving. If a code occurs twice, the first line counts. A
 * line that cannot be parsed is skipped. Never throws.
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
