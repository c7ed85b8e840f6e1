/** The links that `views/venue-facts.ts` makes. */
export const DIRECTIONS = 'a[href^="https://www.google.com/maps/dir/"]'

/** Opens directions in the map application of the visitor's device (spec/behaviour §39.2). */
export function followDirections(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(DIRECTIONS)
      const own = link && ownMap(link.href, navigator.userAgent)
      if (!own) return
      link.href = own
      // A new window would stay empty behind the map application.
      link.removeAttribute('target')
    },
    { capture: true },
  )
}

/** `geo:` on Android, which asks for an application; Apple Maps on Apple devices. Elsewhere the web link stays. */
export function ownMap(directions: string, userAgent: string): string | undefined {
  const place = new URL(directions).searchParams.get('destination')
  if (place === null) return undefined
  if (/Android/.test(userAgent)) return `geo:${place}?q=${place}`
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${place}`
  return undefined
}
