import { parsePlanItems } from 'contract/rules/plan-link.ts'
import type { SavedItem } from './saved-items.ts'
import { savedAt } from './saved-plan.ts'

/** The marks of the items of the plan. The times to choose from have marks too, but are not part of the plan. */
function marksOf(page: HTMLElement): readonly HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-code]')].filter(
    (mark) => !mark.closest('li')?.parentElement?.closest('li'),
  )
}

/** The codes in the link of a plan's page. */
export function linkedCodes({ dataset }: HTMLElement): readonly string[] {
  const [, items = ''] = (dataset['plan'] ?? '').split('items=')
  return parsePlanItems(items)
}

/** The current fingerprints of the items on a plan's page, by code. */
export function fingerprintsOf(page: HTMLElement): ReadonlyMap<string, string> {
  return new Map(itemsOf(page).map(({ code, fingerprint }) => [code, fingerprint]))
}

/** The items on a plan's page, in the form in which a browser stores them. */
export function itemsOf(page: HTMLElement): readonly SavedItem[] {
  return marksOf(page).map(({ dataset }) => ({
    code: dataset['code'] ?? '',
    savedAt: savedAt(),
    fingerprint: dataset['fingerprint'] ?? '',
    name: dataset['name'] ?? '',
  }))
}

/** Writes the saved names of items that the program no longer has. */
export function nameUnfound(page: HTMLElement, saved: readonly SavedItem[]): void {
  for (const row of page.querySelectorAll<HTMLElement>('[data-unfound]')) {
    const item = saved.find(({ code }) => code === row.dataset['unfound'])
    const name = row.querySelector('[data-unfound-name]')
    if (item?.name && name) name.textContent = `“${item.name}”`
  }
}
