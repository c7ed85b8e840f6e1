import { isSlow } from './is-slow.ts'
import { isPlainClick } from '../../ui/plain-press.ts'
import type { FocusedIsland } from './mounted-islands.ts'
import { createPictures, lightboxBehind } from './open-pictures.ts'
import { createWaking, type WakingDeps } from './wake-islands.ts'

export interface Islands {
  /**
   * Before a swap, moves the islands that stay mounted into the new content. Does not move the island with the focus,
   * but returns it.
   */
  readonly carry: (into: ParentNode, isSamePath: boolean) => FocusedIsland | undefined
  /** Unmounts islands that have left the document and gives the others the new page's props. */
  readonly settle: () => void
}

/** A map is loaded when it is this close to the viewport, as a share of the viewport's height (spec/screens §5.2). */
const NEAR = '25%'
const USES_OF_MAP = ['pointerdown', 'wheel', 'focusin']
/** Not `pointerover`: after a swap the browser fires it for what lies under a resting pointer. */
const TURNS_TO_SEARCH = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown']

/**
 * Mounts the islands of a page when they are needed (docs/architecture.md "In the browser"): the map when it is near
 * the viewport or used, the search when the visitor points at or focuses it, the lightbox when a picture is pressed.
 */
export function createIslands(deps: WakingDeps): Islands {
  const { wakeMap, wakeSearch, enlarge, carry, settle } = createWaking(deps)

  const pictures = createPictures(enlarge)

  function wakeMapIn(layers: Element): void {
    const map = mapIn(layers)
    if (map) void wakeMap(map)
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) wakeMapIn(target)
    },
    { rootMargin: NEAR },
  )

  function watchMaps(): void {
    near.disconnect()
    if (isSlow(navigator)) return
    for (const layers of document.querySelectorAll('main [data-layers]')) {
      if (mapIn(layers)) near.observe(layers)
    }
  }

  // The search requests public rows, so it is not mounted in a preview. There its form asks the server.
  if (!deps.config.settings.preview)
    listen(TURNS_TO_SEARCH, '[data-island=search]', (search, { type }) => {
      void wakeSearch(search, type !== 'pointermove')
    })
  listen(USES_OF_MAP, '[data-layers]', wakeMapIn)
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element && target.closest<HTMLElement>('main a[data-enlarge]')
    const lightbox = link && isPlainClick(event) && lightboxBehind(link)
    if (!link || !lightbox) return
    event.preventDefault()
    void pictures.open(link, lightbox)
  })
  watchMaps()
  pictures.follow()

  return {
    carry,
    settle() {
      settle()
      watchMaps()
      pictures.settle()
    },
  }
}

function listen(
  kinds: readonly string[],
  selector: string,
  listener: (element: HTMLElement, event: Event) => void,
): void {
  for (const kind of kinds) {
    document.addEventListener(
      kind,
      (event) => {
        const { target } = event
        const element = target instanceof Element && target.closest<HTMLElement>(selector)
        if (element) listener(element, event)
      },
      { passive: true },
    )
  }
}

function mapIn(layers: Element): HTMLElement | null {
  return layers.querySelector<HTMLElement>('[data-island=live-map]')
}
