import { parsePlanItems } from 'contract/rules/plan-link.ts'
import type { SavedItem } from './saved-items.ts'
import { savedAt } from './saved-plan.ts'

/** Without the times to choose from, which are not part of the plan. */
function marksOf(page: HTMLElement): readonly HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-code]')].filter(
    (mark) => !mark.closest('li')?.parentElement?.closest('li'),
  )
}

export function linkedCodes({ dataset }: HTMLElement): readonly string[] {
  const [, items = ''] = (dataset['plan'] ?? '').split('items=')
  return parsePlanItems(items)
}

export function fingerprintsOf(page: HTMLElement): ReadonlyMap<string, string> {
  return new Map(itemsOf(page).map(({ code, fingerprint }) => [code, fingerprint]))
}

export function itemsOf(page: HTMLElement): readonly SavedItem[] {
  return marksOf(page).map(({ dataset }) => ({
    code: dataset['code'] ?? '',
    savedAt: savedAt(),
    fingerprint: dataset['fingerprint'] ?? '',
    name: dataset['name'] ?? '',
  }))
}

/** The program no longer has these items. */
export function nameUnfound(page: HTMLElement, saved: readonly SavedItem[]): void {
  for (const row of page.querySelectorAll<HTMLElement>('[data-unfound]')) {
    const item = saved.find(({ code }) => code === row.dataset['unfound'])
    const name = row.querySelector('[data-unfound-name]')
    if (item?.name && name) name.textContent = `“${item.name}”`
  }
}
