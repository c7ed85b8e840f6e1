import type { PageView } from './screen.ts'

/**
 * The festival year of a page, in its title and what the next page shows as the year of the page before it: its
 * edition's, else the current one (spec/asked §1, decision 038). The error screen has no page.
 */
export function pageYear(
  page: Pick<PageView, 'year'> | undefined,
  shell: { readonly festivalYear: number },
): number {
  return page?.year ?? shell.festivalYear
}
