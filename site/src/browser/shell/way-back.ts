import type { Navigation } from '../navigation/navigation.ts'

/**
 * For a page that belongs to the year that the visitor came from too (spec/asked §3, spec/screens §0.1): shows the
 * link, opens the page's part for that year, and hides the other link to the same place.
 */
export function startWayBack(navigation: Pick<Navigation, 'leftYear' | 'subscribe'>): void {
  const show = () => {
    const year = navigation.leftYear()
    if (year === undefined) return
    for (const part of document.querySelectorAll<HTMLElement>(`[data-left-year="${year}"]`)) {
      if (part instanceof HTMLTemplateElement) part.replaceWith(part.content)
      else if (part instanceof HTMLDetailsElement) part.open = true
      else part.hidden = true
    }
  }
  show()
  navigation.subscribe({ shown: ({ isSwapped }) => isSwapped && show() })
}
