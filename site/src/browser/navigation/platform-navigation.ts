export type Platform = Window['navigation']

/** Whether pages come into this document: a browser without it loads documents. */
export function platformHere(): Platform | undefined {
  return 'navigation' in window ? window.navigation : undefined
}

/** Goes somewhere; what becomes of it is told by events, not by promises. */
export function navigateQuietly(
  platform: Pick<Platform, 'navigate'>,
  href: string,
  options: NavigationNavigateOptions,
): void {
  hush(platform.navigate(href, options))
}

/** They reject when the visitor goes elsewhere first. */
export function hush({ committed, finished }: NavigationResult): void {
  committed?.catch(() => undefined)
  finished?.catch(() => undefined)
}
