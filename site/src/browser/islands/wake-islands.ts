import { importChunk, type LoadChunk } from './load-chunk.ts'
import type { IslandContextValue } from '../../islands/island-context.ts'
import { sayResultLine } from '../navigation/announce-navigation.ts'
import type { BrowserConfig } from '../payload.ts'
import { showPartFailure } from '../../ui/show-part-failure.ts'
import type { FocusedIsland, MountedIslands } from './mounted-islands.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { pageShown } from './island-props.ts'

interface Enlarging {
  /** Gets the index of each picture that is shown after the first. */
  readonly onTurn: (index: number) => void
  readonly onClose: () => void
}

export interface WakingDeps {
  readonly config: BrowserConfig
  readonly navigation: Pick<Navigation, 'go' | 'canGo'>
  readonly loadChunk: LoadChunk
}

/** Each is a separate chunk. The names are those of `islands/island.tsx`. */
const COMPONENTS = {
  'live-map': (load: LoadChunk) =>
    load(() => import('../../map/live/live-map-island.tsx'), 'LiveMapIsland'),
  lightbox: (load: LoadChunk) => load(() => import('../../ui/lightbox/lightbox.tsx'), 'Lightbox'),
  search: (load: LoadChunk) =>
    load(() => import('../../screens/search/search-body.tsx'), 'SearchBody'),
}

/** Loads an island's script (the first time React too) and mounts it. If that fails, the page works without it. */
export function createWaking({ config, navigation, loadChunk }: WakingDeps) {
  let page = pageShown()
  /** Islands that are mounted, being loaded or not tried again. */
  const woken = new Set<Element>()
  let mounted: MountedIslands | undefined

  async function wake(
    element: HTMLElement,
    name: keyof typeof COMPONENTS,
    load: LoadChunk,
  ): Promise<MountedIslands> {
    woken.add(element)
    const [createMountedIslands, Component] = await Promise.all([
      load(() => import('./mounted-islands.ts'), 'createMountedIslands'),
      COMPONENTS[name](load),
    ])
    mounted ??= createMountedIslands({ config, go: goWith(navigation), showPartFailure })
    await mounted.mount(element, Component, page)
    return mounted
  }

  return {
    async wakeMap(map: HTMLElement): Promise<void> {
      // Without a connection the still map stays; that is not shown as a failure.
      if (woken.has(map) || !navigator.onLine) return
      woken.add(map)
      if (!hasWebGl()) return
      try {
        await wake(map, 'live-map', importChunk)
      } catch (error) {
        // The still map stays; the live one is not tried again.
        console.warn('The live map could not be loaded', error)
        showPartFailure(map.closest('figure')?.lastElementChild, 'The interactive map')
      }
    },

    /** `isAsked`: the visitor pressed or focused it, rather than only pointing at it. */
    async wakeSearch(search: HTMLElement, isAsked: boolean): Promise<void> {
      if (woken.has(search)) return
      try {
        await wake(search, 'search', isAsked ? loadChunk : importChunk)
      } catch (error) {
        // The form and links of the search work as without script.
        console.warn('The search could not be loaded', error)
        woken.delete(search)
      }
    },

    /** Returns a function that hides the lightbox; undefined if it cannot be loaded. */
    async enlarge(link: HTMLElement, lightbox: HTMLElement, enlarging: Enlarging) {
      try {
        const islands = await wake(lightbox, 'lightbox', loadChunk)
        islands.show(lightbox, { first: Number(link.dataset['enlarge']), ...enlarging })
        return () => islands.hide(lightbox)
      } catch (error) {
        console.warn('The lightbox could not be loaded', error)
        // Without the attribute the link is a plain link to the picture.
        link.removeAttribute('data-enlarge')
        showPartFailure(link.closest('figure'), 'The larger picture')
        return undefined
      }
    },

    carry: (into: ParentNode, isSamePath: boolean): FocusedIsland | undefined =>
      isSamePath ? mounted?.carry(into) : undefined,

    settle(): void {
      page = pageShown()
      for (const element of woken) if (!element.isConnected) woken.delete(element)
      mounted?.settle(page)
    },
  }
}

function goWith(navigation: WakingDeps['navigation']): IslandContextValue['go'] {
  return (href, { isShown, ...options }) => {
    if (navigation.canGo || !isShown) navigation.go(href, options)
    else writeAddress(href)
  }
}

function writeAddress(href: string): void {
  history.replaceState(history.state, '', href)
  sayResultLine()
}

/** Checked before the live map is loaded: MapLibre needs WebGL 2. */
function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
