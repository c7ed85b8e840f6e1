import type { ComponentType } from 'react'
import { createBrowserContent } from '../browser-content.ts'
import { useLaterStyles } from '../later-styles.ts'
import type { PageSettings } from '../page-settings.ts'
import type { BrowserConfig } from '../payload.ts'
import type { IslandContextValue } from '../../islands/island-context.ts'
import { sourceOfDrawing } from '../../map/source-of-drawing.ts'
import { createIslandProps, type PageShown } from './island-props.ts'
import { createMount, type Mounted } from './mount.tsx'

export interface MountedIslandsDeps extends Pick<IslandContextValue, 'go' | 'showPartFailure'> {
  readonly config: BrowserConfig
}

export type MountedIslands = ReturnType<typeof createMountedIslands>

/** The island that stays and has the focus, and the element in the new content whose place it takes. */
export interface FocusedIsland {
  readonly element: Element
  readonly place: Element
}

type SomeComponent = ComponentType<never>

/** They stay mounted while only the query changes (names: `islands/island.tsx`). */
const STAYS: ReadonlySet<string> = new Set(['live-map', 'search'])

/** Importing this file loads React. */
export function createMountedIslands({ config, ...given }: MountedIslandsDeps) {
  const mount = createMount({
    origin: config.origin,
    base: config.settings.preview?.base ?? '',
    services: { ...given, ...createIslandServices(config.settings) },
  })
  const propsOf = createIslandProps()
  const mounting = new Map<HTMLElement, Promise<void>>()
  const mounted = new Map<HTMLElement, Mounted>()
  let latest: PageShown | undefined

  async function mountNew(element: HTMLElement, Component: SomeComponent, page: PageShown) {
    const { name, number } = islandOf(element)
    const [{ page: hash, props }] = await Promise.all([propsOf(page), useLaterStyles()])
    if (!element.isConnected) return
    const island = {
      Component: Component as ComponentType<object>, // the component of this island's name takes its props
      props: props[number] as object, // the server wrote them for this island
      prefix: `i${number}-`,
      isSame: hash === page.hash,
      isShown: name !== 'lightbox',
    }
    mounted.set(element, mount(element, island))
  }

  async function renew(element: HTMLElement, island: Mounted, page: PageShown): Promise<void> {
    // Render at once: the page around the island was replaced, and the live map writes into that page.
    island.show({})
    const { props } = await propsOf(page)
    // The props of an earlier page may arrive after those of a later one.
    if (page !== latest || mounted.get(element) !== island) return
    island.renew(props[islandOf(element).number] as object) // the server wrote them for this island
  }

  function endGone(): void {
    for (const element of mounting.keys()) {
      if (element.isConnected) continue
      mounting.delete(element)
      mounted.get(element)?.end()
      mounted.delete(element)
    }
  }

  return {
    /** Does nothing if the element has left the document meanwhile. */
    mount(element: HTMLElement, Component: SomeComponent, page: PageShown): Promise<void> {
      const begun = mounting.get(element) ?? mountNew(element, Component, page)
      mounting.set(element, begun)
      // A failed mount is forgotten, so that the next call tries again.
      begun.catch(() => mounting.delete(element))
      return begun
    },
    show: (element: HTMLElement, changes: object) => mounted.get(element)?.show(changes),
    hide: (element: HTMLElement) => mounted.get(element)?.hide(),
    carry: (into: ParentNode) => carryInto(into, mounted.keys()),
    /** Call this after another page has been swapped in. */
    settle(page: PageShown): void {
      latest = page
      endGone()
      for (const [element, island] of mounted) {
        renew(element, island, page).catch((error: unknown) => {
          console.warn('A part of the page stays as it was', error)
        })
      }
    },
  }
}

/** Does not move the island with the focus, but returns it with its place. */
function carryInto(into: ParentNode, islands: Iterable<HTMLElement>): FocusedIsland | undefined {
  let focused: FocusedIsland | undefined
  for (const element of islands) {
    const place = placeIn(into, element)
    if (!place) continue
    if (element.contains(document.activeElement)) focused = { element, place }
    else place.replaceWith(element)
  }
  return focused
}

/** Null if the island does not stay or has no place in the new content. */
function placeIn(into: ParentNode, element: HTMLElement): Element | null {
  const { name, number } = islandOf(element)
  if (!STAYS.has(name)) return null
  return into.querySelector(`[data-island="${name}"][data-number="${number}"]`)
}

function islandOf({ dataset }: HTMLElement) {
  return { name: dataset['island'] ?? '', number: Number(dataset['number']) }
}

/** spec/asked §7, §8 */
function createIslandServices({
  contentAccess,
  mapStyleUrl,
}: PageSettings): Pick<IslandContextValue, 'loadSearchRows' | 'loadGround'> {
  const content = createBrowserContent(contentAccess)
  return {
    loadSearchRows: async () => (await content.get('/search'))?.rows ?? [],
    async loadGround(area) {
      // If a map style of another server is configured, it replaces the base map.
      if (mapStyleUrl !== undefined) return { kind: 'outside', styleUrl: mapStyleUrl }
      const drawing = await content.get(`/basemap/${area}`)
      return drawing && { kind: 'source', source: sourceOfDrawing(drawing) }
    },
  }
}
