/** The page in the document as it came: what a part has written into the address since is none of it. */
export interface PageShown {
  /** Of its content and its islands' props. */
  readonly hash: string
  readonly pathname: string
  /** `?…` or nothing. */
  readonly search: string
}

/** To be asked when a page has just come. */
export function pageShown(): PageShown {
  const { pathname, search } = location
  const hash = document.querySelector('main')?.dataset['page'] ?? ''
  return { hash, pathname, search }
}
