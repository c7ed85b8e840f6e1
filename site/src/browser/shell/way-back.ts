import type { Navigation } from '../navigation/navigation.ts'

/**
 * Makes the festival year that the visitor came from easy to return to, where the page has a part in it
 * (spec/asked §3, spec/screens §0.1): puts the way back in place, opens what the page has of that year, and hides the link
 * that says the same as the way back.
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
