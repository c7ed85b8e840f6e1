export type Platform = Window['navigation']

/** The Navigation API; undefined in browsers without it, which load documents. */
export function platformHere(): Platform | undefined {
  return 'navigation' in window ? window.navigation : undefined
}

/** The outcome is known from events, so no rejection is left unhandled. */
export function navigateQuietly(
  platform: Pick<Platform, 'navigate'>,
  href: string,
  options: NavigationNavigateOptions,
): void {
  hush(platform.navigate(href, options))
}

/** A navigation rejects when another one replaces it, or when its document is left. */
export function hush({ committed, finished }: NavigationResult): void {
  committed?.catch(() => undefined)
  finished?.catch(() => undefined)
}
