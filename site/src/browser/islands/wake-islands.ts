import { loadPart } from './import-chunk.ts'
import type { BrowserConfig } from '../payload.ts'
import { showPartFailure } from '../../ui/show-part-failure.ts'
import type { AliveIslands } from './alive-islands.ts'
import { hasWebGl } from './has-web-gl.ts'
import type { LoadChunk } from './load-chunk.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { pageShown } from '../navigation/page-shown.ts'

export interface WakingDeps {
  readonly config: BrowserConfig
  readonly navigation: Pick<Navigation, 'go'>
  readonly loadChunk: LoadChunk
}

/** Each its own chunk; the names are those of `ui/island.tsx`. */
const COMPONENTS = {
  'live-map': (load: LoadChunk) =>
    load(() => import('../../map/live/live-map-island.tsx'), 'LiveMapIsland'),
  lightbox: (load: LoadChunk) => load(() => import('../../ui/lightbox/lightbox.tsx'), 'Lightbox'),
  search: (load: LoadChunk) =>
    load(() => import('../../screens/search/search-body.tsx'), 'SearchBody'),
}

/** Loads what an island needs, with React for the first one, and says what becomes of the page where that does not come. */
export function createWaking({ config, navigation, loadChunk }: WakingDeps) {
  let page = pageShown()
  /** Those that are alive, or about to be. */
  const woken = new Set<Element>()
  let alive: AliveIslands | undefined

  async function wake(
    element: HTMLElement,
    name: keyof typeof COMPONENTS,
    load: LoadChunk,
  ): Promise<AliveIslands> {
    woken.add(element)
    const [createAlive, Component] = await Promise.all([
      load(() => import('./alive-islands.ts'), 'createAlive'),
      COMPONENTS[name](load),
    ])
    alive ??= createAlive({ config, go: navigation.go, showPartFailure })
    await alive.mount(element, Component, page)
    return alive
  }

  return {
    async wakeMap(map: HTMLElement): Promise<void> {
      if (woken.has(map)) return
      woken.add(map)
      if (!hasWebGl()) return
      try {
        await wake(map, 'live-map', loadPart)
      } catch (error) {
        // It stays still, and is tried no more.
        console.warn('The live map could not be loaded', error)
        showPartFailure(map.closest('figure')?.lastElementChild, 'The moving map')
      }
    },

    /** `isAsked`: somebody waits for it, and does not only pass. */
    async wakeSearch(search: HTMLElement, isAsked: boolean): Promise<void> {
      if (woken.has(search)) return
      try {
        await wake(search, 'search', isAsked ? loadChunk : loadPart)
      } catch (error) {
        // Its form and its links lead to pages, as without script.
        console.warn('The search could not be loaded', error)
        woken.delete(search)
      }
    },

    async enlarge(link: HTMLElement, lightbox: HTMLElement): Promise<void> {
      try {
        const islands = await wake(lightbox, 'lightbox', loadChunk)
        const onClose = () => islands.hide(lightbox)
        islands.show(lightbox, { first: Number(link.dataset['enlarge']), onClose })
      } catch (error) {
        console.warn('The lightbox could not be loaded', error)
        // From now on the link that it is without script.
        link.removeAttribute('data-enlarge')
        showPartFailure(link.closest('figure'), 'The larger picture')
      }
    },

    carry(into: ParentNode, isSamePath: boolean): void {
      if (isSamePath) alive?.carry(into)
    },

    settle(): void {
      page = pageShown()
      for (const element of woken) if (!element.isConnected) woken.delete(element)
      alive?.settle(page)
    },
  }
}
