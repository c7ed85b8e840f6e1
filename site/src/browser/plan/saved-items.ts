import { SHORT_CODE } from 'contract/rules/short-code.ts'

/** spec/behaviour §33 */
export interface SavedItem {
  readonly code: string
  /** Epoch seconds. */
  readonly savedAt: number
  /** From the time of the save (`views/fingerprint.ts`); empty if the page did not have it. */
  readonly fingerprint: string
  /** From the time of the save, to show when the code is no longer known. */
  readonly name: string
}

/** A line is `code savedAt fingerprint name`, separated by tabs. */
const LINE = /^([^\t]*)\t(\d{1,12})\t([0-9a-z]*)\t(.*)$/

/** In the order of saving. If a code occurs twice, the first line counts. Skips lines that cannot be parsed. */
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

export function formatSavedItems(items: readonly SavedItem[]): string {
  return items
    .map(({ code, savedAt, fingerprint, name }) =>
      [code, savedAt, fingerprint, name.replace(/\s+/g, ' ')].join('\t'),
    )
    .join('\n')
}
