export type Platform = Window['navigation']

/** The Navigation API; undefined in browsers without it, which load documents. */
export function platformHere(): Platform | undefined {
  return 'navigation' in window ? window.navigation : undefined
}

/** Navigates without unhandled rejections; the outcome is known from events. */
export function navigateQuietly(
  platform: Pick<Platform, 'navigate'>,
  href: string,
  options: NavigationNavigateOptions,
): void {
  hush(platform.navigate(href, options))
}

/** Ignores the rejections of a navigation that another one replaces, or whose document is left. */
export function hush({ committed, finished }: NavigationResult): void {
  committed?.catch(() => undefined)
  finished?.catch(() => undefined)
}
