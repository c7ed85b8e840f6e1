const DIRECTIONS = 'a[href^="https://www.google.com/maps/dir/"]'

/** Opens directions in the map of the visitor's own device, at the press of their link (spec/behaviour §39.2). */
export function followDirections(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(DIRECTIONS)
      const own = link && ownMap(link.href, navigator.userAgent)
      if (!own) return
      link.href = own
      // A new window would stay empty behind the map's application.
      link.removeAttribute('target')
    },
    { capture: true },
  )
}

/**
 * The address of directions in the device's own map: `geo:` where the system asks which application to open it with, and
 * Apple's maps. Undefined elsewhere: the link leads to the web as it is.
 */
export function ownMap(directions: string, userAgent: string): string | undefined {
  const place = new URL(directions).searchParams.get('destination')
  if (place === null) return undefined
  if (/Android/.test(userAgent)) return `geo:${place}?q=${place}`
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${place}`
  return undefined
}
