/**
 * Placeholders in the page "No connection". The server renders its list with one sample row; the worker repeats the row
 * for each kept page (spec/behaviour §35.3).
 */
export const KEPT_MARKS = {
  href: '/kept-page-goes-here',
  title: 'kept-title-goes-here',
  asOf: 'kept-time-goes-here',
} as const

/** Matches the section with the list; the capturing group is the sample row. */
export const KEPT_LIST = /<section data-kept-pages="".*?(<li.*?<\/li>).*?<\/section>/s
