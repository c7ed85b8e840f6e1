/** The server renders one sample row; the worker repeats it for each kept page (spec/behaviour §35.3). */
export const KEPT_MARKS = {
  href: '/kept-page-goes-here',
  title: 'kept-title-goes-here',
  asOf: 'kept-time-goes-here',
} as const

/** The capturing group is the sample row. */
export const KEPT_LIST = /<section data-kept-pages="".*?(<li.*?<\/li>).*?<\/section>/s
